import type { Erased } from '#engine/kernel/basics/erased.ts';
import { type ChangeKind, changes } from '#engine/kernel/changes/change.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import { selector } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { change, type RuleId } from '#engine/kernel/procedures/next.ts';
import { hostOf, placeOn, type Thing } from '#engine/kernel/table/things-and-places.ts';

const op = opBuilder<Erased>();

/** The card moves with its host: `{card, to}`. */
export const attachChange = <G extends KernelGame>(
  rule: RuleId,
  holds: (game: G, to: Thing) => boolean,
): ChangeKind<G> =>
  changes<G>()('attach', rule, {
    fields: ['card', 'to'],
    holds: (game, record) => holds(game, record['to'] as Thing),
    apply: (table, _, record) => void table.move(record['card'] as Thing, placeOn(record['to'] as Thing)),
  });

/** -1: not attached. */
export const attachedTo = ({ table }: KernelGame, card: Thing): Thing => hostOf(table.placeOf(card));

export const attachingWords: readonly Op[] = [
  op('attach', {
    sort: 'effect',
    fields: { card: selector('card'), to: selector() },
    about: {
      ja: 'カードを別のもの（選ばれた最初の一つ）に付ける',
      en: 'Attaches cards to the first of what is selected',
    },
    text: { ja: '{card}を{to}に付ける', en: 'attach {card} to {to}' },
    example: { op: 'attach', card: { op: 'thisCard' }, to: { op: 'self' } },
    canChange: (_, seen) => seen.card.length > 0 && seen.to.length > 0,
    run: (_, seen) => {
      const [to] = seen.to;
      return to === undefined ? undefined : seen.card.map((card) => change('attach', { card, to }));
    },
  }),
  op('attachedTo', {
    sort: 'selector',
    fields: { card: selector('card') },
    about: { ja: 'カードが付いているもの', en: 'What cards are attached to' },
    text: { ja: '{card}が付いているもの', en: 'what {card} {card|is|are} attached to' },
    example: { op: 'attachedTo', card: { op: 'thisCard' } },
    run: (game: KernelGame, seen) => seen.card.map((card) => attachedTo(game, card)).filter((thing) => thing >= 0),
  }),
  op('attachments', {
    sort: 'selector',
    fields: { of: selector() },
    about: { ja: '付いているカード', en: 'The cards attached to something' },
    text: { ja: '{of}に付いているカード', en: 'what is attached to {of}' },
    example: { op: 'attachments', of: { op: 'thisCard' } },
    run: ({ table }: KernelGame, seen) => seen.of.flatMap((thing) => [...table.on(thing)]),
  }),
];
