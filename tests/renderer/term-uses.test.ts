import { expect, it } from 'vitest';
import type { Term } from '#authoring/project/localization/terms/term.ts';
import { usesOfTerm } from '#renderer/desk/translations/term-uses.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';

const row = (id: string, source: string, t: string | null): UnitRow => ({
  ...{ id, problems: [], question: null, asked: null },
  file: { locale: 'en', source: 'a.json', path: 'l10n/en/a.json', legible: true, lines: [], questions: {} },
  line: {
    ...{ key: id, source, hash: '', isBelow: false, state: 'draft' },
    unit: t === null ? null : { t, h: '', s: 'draft' },
  },
});
const of = (term: string, target: string, use: Term['use'] = 'preferred'): Term => ({
  ...{ term, locale: 'en', target, use, note: '' },
});

it('the uses of a term are the texts that have it; those drift whose translation has another word or a forbidden one', () => {
  const terms = [of('敵', 'enemy'), of('敵', 'foe', 'forbidden'), of('敵役', 'villain')];
  const rows = [
    row('right', '敵1体に', 'To one enemy.'),
    row('other', '敵1体に', 'To one opponent.'),
    row('forbidden', '敵と敵', 'An enemy and a foe.'),
    row('missing', '敵1体に', null),
    row('longer', '敵役', 'Villain'),
    row('without', '味方', 'Enemy'),
  ];
  const { uses, drift } = usesOfTerm(rows, '敵', terms, ['ja', 'en']);
  expect([[...uses], [...drift]]).toEqual([
    ['right', 'other', 'forbidden', 'missing'],
    ['other', 'forbidden'],
  ]);
});
