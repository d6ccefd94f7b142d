import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Beginning, BeginningGround } from '#engine/kernel/beginning.ts';
import { nextNumber } from '#engine/library/beginnings/entries-of.ts';
import { nameQuestions, readingOf } from '#engine/library/beginnings/questions.ts';
import { untakenEffect } from './first-effects.ts';

const usual: Text = { ja: '新しいシナリオ', en: 'New scenario' };
const usualReading = 'あたらしいしなりお';

/** Four scenario cards and a reward: an arrival, a check against the clock, an enemy, the clear. */
export const scenario: Beginning = {
  id: 'scenario',
  name: { ja: 'シナリオ', en: 'Scenario' },
  questions: (ground) => nameQuestions(usual, usualReading, ground),
  write: (answers, ground) => {
    const id = freeScenario(ground);
    const title = answers['name'] ?? usual[ground.locale];
    const folder = `scenarios/${id}-${folderName(title)}`;
    return [
      {
        kind: 'document',
        file: `${folder}/scenario.json`,
        value: {
          ...{ formatVersion: 1, id, title, ...readingOf(answers, usual, usualReading) },
          setup: [mods(ground.locale)],
          ranks: [{ rank: 'S', upTo: 4 }, { rank: 'A', upTo: 6 }, { rank: 'B', upTo: 9 }, { rank: 'C' }],
          rewards: [{ id: 'first', cards: [cardId(id, 5)] }],
        },
      },
      { kind: 'document', file: `${folder}/cards.json`, value: cardsOf(id, ground) },
    ];
  },
};

function freeScenario({ documents }: BeginningGround): string {
  const ids = Object.entries(documents).flatMap(([path, value]) =>
    path.endsWith('/scenario.json') ? [String((value as JsonObject)['id'])] : [],
  );
  return nextNumber('S', ids, 20);
}

/** A name of a folder out of a title: its plain letters; where it has none, a word that says what it is. */
function folderName(title: string): string {
  const letters = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return letters?.join('-').slice(0, 40) ?? 'scenario';
}

const cardId = (scenario: string, number: number): string => `SC${scenario.slice(1)}-0${number}`;

const mods = (locale: keyof Text): JsonObject => ({
  ...{ id: 'mods', stage: 'afterPlayers' },
  text: {
    ja: '選んだシナリオMODカードがあれば、それを使用する。',
    en: 'If a scenario MOD card was chosen, use it.',
  }[locale],
  do: [{ op: 'useMod' }],
});

const next: Text = { ja: '次のシナリオカードを公開する。', en: 'Reveal the next scenario card.' };
const placed = (area: Text): Text => ({
  ja: `このカードを${area.ja}に置く。`,
  en: `Place this card in ${area.en}.`,
});
const perPc = (times: number, more: number): JsonObject => ({
  ...{ op: 'add', b: more },
  a: times === 1 ? { op: 'pcCount' } : { op: 'multiply', a: { op: 'pcCount' }, b: times },
});

function cardsOf(scenario: string, { documents, locale }: BeginningGround): JsonObject {
  const reward = untakenEffect('reward', documents);
  const entry = (id: string, when: string | JsonObject, does: readonly JsonObject[], text: Text): JsonObject => ({
    ...{ id, when, do: does, text: text[locale] },
  });
  const place = (number: number, area: string, name: Text): JsonObject =>
    entry('place', 'reveal', [{ op: 'placeScenario', card: cardId(scenario, number), area }], placed(name));
  const solved = entry('solved', 'solve', [{ op: 'revealScenario' }], next);
  const named = (number: number, ja: string, en: string): JsonObject => ({
    ...{ id: cardId(scenario, number), name: { ja, en }[locale] },
  });
  const onward = [{ op: 'discardScenario' }, { op: 'revealScenario' }];
  return {
    formatVersion: 1,
    cards: [
      {
        ...named(1, '第一章', 'First chapter'),
        effects: [
          entry('arrive', { op: 'onEnter', who: { op: 'allPcs' }, area: 'SBY' }, onward, {
            ja: 'PCがシブヤに入ったとき、このカードを捨て札にし、次のシナリオカードを公開する。',
            en: 'When a PC enters Shibuya, discard this card and reveal the next scenario card.',
          }),
          entry('wait', 'end', onward, {
            ja: 'このカードを捨て札にし、次のシナリオカードを公開する。',
            en: 'Discard this card and reveal the next scenario card.',
          }),
        ],
      },
      {
        ...named(2, '手がかり', 'A lead'),
        ...{ solve: { by: 'check', ability: 'tech', target: perPc(1, 4) }, reward: 1 },
        effects: [
          place(2, 'SBY', { ja: 'シブヤ', en: 'Shibuya' }),
          entry('clock', 'end', clock, {
            ja: 'このカードに進行トークンを1個置き、5個以上で敗北する。',
            en: 'Place 1 progress token on this card; at 5 or more the game is lost.',
          }),
          solved,
        ],
      },
      {
        ...named(3, '待っていたもの', 'What was waiting'),
        ...{ solve: { by: 'battle' }, hp: perPc(2, 1), range: 'near' },
        ...{ counterattack: { amount: 1, type: 'physical' }, reward: 2 },
        effects: [place(3, 'SJK', { ja: 'シンジュク', en: 'Shinjuku' }), solved],
      },
      {
        ...named(4, '終章', 'Last chapter'),
        effects: [
          entry('clear', 'reveal', [{ op: 'clearScenario' }], { ja: '【シナリオクリア】', en: '[Scenario Clear]' }),
        ],
      },
    ],
    rewards: [
      {
        ...{ ...named(5, '旅の記念', 'A keepsake'), joins: 'item', rarity: 'unique' },
        ...{ category: 'consumable', ap: 3, cost: 4 },
        effects: [{ ...entry('keep', 'play', reward.do, reward.text), ...reward.after }],
      },
    ],
  };
}

const clock: readonly JsonObject[] = [
  { op: 'placeProgress', on: { op: 'thisCard' }, amount: 1 },
  {
    op: 'if',
    if: { op: 'atLeast', value: { op: 'progressOn', of: { op: 'thisCard' } }, than: 5 },
    then: [{ op: 'loseGame' }],
  },
];
