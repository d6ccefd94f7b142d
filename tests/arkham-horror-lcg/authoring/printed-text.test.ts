import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { type CardText, cardTextsIn } from '#engine/library/content-checks/card-texts.ts';
import { translationsIn } from '#engine/library/content-checks/placed.ts';
import { translatedNames } from '#engine/library/content-checks/translated-names.ts';
import { projectOf } from '#engine/systems/arkham-horror-lcg/checks/documents.ts';
import { namesOf, printedTexts, readOtherFacts } from '#engine/systems/arkham-horror-lcg/checks/printed-text.ts';
import { texts } from '#engine/systems/arkham-horror-lcg/checks/text-tables.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';
import { shareReported, triedSlips } from '../../authoring/slips.ts';

const { files } = await readProject('sample-content/tide-bell');
const { documents, problems } = diagnose(files, hostedSystems);
const project = projectOf(documents, []);
const translations = translationsIn(documents);
const { names, namesIn, traits } = namesOf(project);
const english = translatedNames(translations, namesIn, 'en', names);

it('what texts can name is the same map until a name changes, so that texts are not read again', () => {
  const file = namesIn[0] as string;
  const after = (change: (name: Json | undefined) => Json) => {
    const cards = ((documents[file] as JsonObject)['cards'] as readonly JsonObject[]).map((card) => ({
      ...card,
      text: '別の文',
      name: change(card['name']),
    }));
    return namesOf(projectOf({ ...documents, [file]: { cards } }, []));
  };
  const [same, other] = [after((name) => name ?? null), after((name) => `${String(name)}二`)];
  expect([same.names === names, same.traits === traits, other.names === names]).toEqual([true, true, false]);
});

const others = {
  token: [
    ['ダメージ', '恐怖', '破滅', 'リソース'],
    [' damage', ' horror', ' doom'],
    ['damage', 'horror'],
  ],
  skill: [
    ['意志', '知力', '戦闘力', '敏捷'],
    ['willpower', 'intellect', 'combat', 'agility'],
  ],
  place: [
    ['鐘の間', '古埠頭', '税関', '書庫'],
    ['the Bell Chamber', 'the Old Quay', 'the Customs House', 'the Archive'],
  ],
};

const withParts = (about: CardText, parts: readonly Json[]): CardText => ({
  ...about,
  parts,
  triggers: parts.flatMap((part) => nodesIn(part).flatMap(({ op }) => (about.triggers.includes(op) ? [op] : []))),
});

describe('a slip in a printed text, its effects or its translation', () => {
  const seed = Number(process.env['SLIPS_SEED'] ?? 1);
  const all = triedSlips(
    { texts: printedTexts(project), translations, checks: texts, names, english, others, withParts },
    stream(seed, 'slips'),
  );

  it.each([
    ['number', 0.9],
    ['token', 0.85],
    ['skill', 0.8],
    ['place', 0.5],
  ] as const)('of a %s is reported', (kind, least) => {
    expect(shareReported(all, kind), `SLIPS_SEED=${seed}`).toBeGreaterThanOrEqual(least);
  });
});

it('nothing is reported on the sample, in either language', () => {
  expect(problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

const self = { op: 'self' };
const draw = { op: 'drawCards', who: self, amount: 1 };
const after = { op: 'after', what: 'discover', by: self };
const told = (ability: JsonObject): readonly string[] => {
  const value = { id: 'one', kind: 'action', do: [draw], ...ability };
  const [about] = cardTextsIn({}, [[{ value, file: '', path: [] }]], readOtherFacts).flat();
  if (about === undefined) throw new Error('no text');
  return texts.mismatches(about.value, about.value.text, names).map(({ code }) => code);
};

describe('a text is compared with its ability:', () => {
  const harm = { op: 'dealHarm', to: self };
  const surge = { op: 'gainSurge', card: { op: 'thisCard' } };
  it.each<readonly [about: string, sound: JsonObject, unsound: JsonObject, faults: readonly string[]]>([
    ['numbers', { text: 'カードを1枚引く。' }, { text: 'カードを2枚引く。' }, ['EFT007']],
    [
      'what is dealt',
      { text: 'Take 2 damage.', do: [{ ...harm, damage: 2 }] },
      { text: 'Take 2 damage.', do: [{ ...harm, horror: 2 }] },
      ['EFT011'],
    ],
    [
      'the cost',
      { text: 'リソース2を払う：カードを1枚引く。', cost: { resources: 2 } },
      { text: 'リソース2を払う：カードを1枚引く。', cost: { resources: 3 } },
      ['EFT007'],
    ],
    [
      'a cost without a number',
      { text: 'Exhaust this card: draw 1 card.', cost: { exhaust: true } },
      { text: 'Draw 1 card.', cost: { exhaust: true } },
      ['EFT014'],
    ],
    [
      'the limit',
      { text: 'ラウンド1回まで：カードを1枚引く。', limit: { times: 1, per: 'round' } },
      { text: 'フェイズ1回まで：カードを1枚引く。', limit: { times: 1, per: 'round' } },
      ['EFT011'],
    ],
    [
      'a limit that it lacks',
      { text: 'Limit once per round: draw 1 card.', limit: { times: 1, per: 'round' } },
      { text: 'Limit once per round: draw 1 card.' },
      ['EFT013'],
    ],
    [
      'the timing',
      { kind: 'reaction', when: after, text: 'After you discover a clue: draw 1 card.' },
      { kind: 'reaction', when: { ...after, op: 'when' }, text: 'After you discover a clue: draw 1 card.' },
      ['EFT009'],
    ],
    [
      'the kind',
      { kind: 'forced', when: after, text: '強制：手がかりを発見した後、カードを1枚引く。' },
      { kind: 'reaction', when: after, text: '強制：手がかりを発見した後、カードを1枚引く。' },
      ['EFT013'],
    ],
    [
      'a keyword that is gained',
      { text: 'Draw 1 card. It gains surge.', do: [draw, surge] },
      { text: 'Draw 1 card. It gains surge.' },
      ['EFT013'],
    ],
    [
      'the resolution',
      { kind: 'advance', text: '（→結末2）', do: [{ op: 'resolve', resolution: 'R2' }] },
      { kind: 'advance', text: '（→結末1）', do: [{ op: 'resolve', resolution: 'R2' }] },
      ['EFT014'],
    ],
  ])('%s', (_, sound, unsound, faults) => {
    expect([told(sound), told(unsound)]).toEqual([[], faults]);
  });
});

describe('a translation is compared with its text:', () => {
  const told = (text: string) => {
    const [about] = printedTexts(project).filter(({ value }) => value.key === 'I3/abilities/hurry/text');
    if (about === undefined) throw new Error('no text');
    return texts.saidOtherwise(about.value, text, names, english).map(({ code }) => code);
  };
  it.each([
    ['sound', 'Once each round you may pay 2 resources: +1 agility until the end of the phase.', []],
    [
      'another number',
      'Limit once per round, pay 3 resources: you get +1 agility until the end of the phase.',
      ['EFT012'],
    ],
    [
      'another skill',
      'Limit once per round, pay 2 resources: you get +1 combat until the end of the phase.',
      ['EFT012'],
    ],
    [
      'another limit',
      'Limit once per game, pay 2 resources: you get +1 agility until the end of the phase.',
      ['EFT012'],
    ],
  ])('%s', (_, text, faults) => {
    expect(told(text)).toEqual(faults);
  });
});
