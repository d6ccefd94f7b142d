import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { BeginningContext } from '#engine/kernel/contract/template.ts';
import { type Ability, abilities, normalAreas } from '../basics/vocabulary.ts';
import { areaName, type Loss, type NormalArea, type StoryAdvance, ways } from './scenario-questions.ts';

export interface StoryPlan {
  readonly id: string;
  readonly story: string;
  readonly where: NormalArea;
  readonly way: StoryAdvance;
  readonly ability: Ability;
  readonly loss: Loss;
  readonly rounds: number;
  readonly cards: number;
}

/** Numbered from 01; cards set aside have letters. */
export const cardId = (scenario: string, number: number): string =>
  `SC${scenario.slice(1)}-${String(number).padStart(2, '0')}`;
export const countingId = (scenario: string): string => `SC${scenario.slice(1)}-LT`;

const chapters: readonly Text[] = [
  { ja: '第一章', en: 'First chapter' },
  { ja: '第二章', en: 'Second chapter' },
  { ja: '第三章', en: 'Third chapter' },
  { ja: '第四章', en: 'Fourth chapter' },
  { ja: '第五章', en: 'Fifth chapter' },
];
const last: Text = { ja: '終章', en: 'Last chapter' };

const named = (scenario: string, number: number, name: Text, locale: keyof Text): JsonObject => ({
  id: cardId(scenario, number),
  name: name[locale],
});

type Say = (id: string, when: string | JsonObject, does: readonly JsonObject[], text: Text) => JsonObject;
const speaker =
  (locale: keyof Text): Say =>
  (id, when, does, text) => ({ id, when, do: does, text: text[locale] });

/** Story cards in order, with varying tasks and places; the last clears the scenario. */
export function storyCards(plan: StoryPlan, ground: BeginningContext): readonly JsonObject[] {
  const { locale } = ground;
  const cards = Array.from({ length: plan.cards - 1 }, (_, at): JsonObject => {
    const area = following(normalAreas, plan.where, at);
    const way = following(ways, plan.way, at);
    const ability = following(abilities, plan.ability, at);
    return {
      ...named(plan.id, at + 1, chapters[at] ?? last, locale),
      ...(at === 0 && plan.story !== '' ? { story: plan.story } : {}),
      ...cardOfWay(way, { id: cardId(plan.id, at + 1), area, ability }, ground),
    };
  });
  const clear = speaker(locale)('clear', 'reveal', [{ op: 'clearScenario' }], {
    ja: '【シナリオクリア】',
    en: '[Scenario Clear]',
  });
  return [...cards, { ...named(plan.id, plan.cards, last, locale), effects: [clear] }];
}

function following<T>(all: readonly T[], one: T, by: number): T {
  return all[(all.indexOf(one) + by) % all.length] ?? one;
}

interface OfCard {
  readonly id: string;
  readonly area: NormalArea;
  readonly ability: Ability;
}

const perPc = (times: number, more: number): JsonObject => ({
  ...{ op: 'add', b: more },
  a: times === 1 ? { op: 'pcCount' } : { op: 'multiply', a: { op: 'pcCount' }, b: times },
});
const onward: readonly JsonObject[] = [{ op: 'discardScenario' }, { op: 'revealScenario' }];
const thisCard: JsonObject = { op: 'thisCard' };
const oneMore: JsonObject = { op: 'placeProgress', on: thisCard, amount: 1 };
const hasTokens = (than: number | JsonObject): JsonObject => ({
  ...{ op: 'atLeast', value: { op: 'progressOn', of: thisCard } },
  than,
});

function cardOfWay(way: StoryAdvance, { id, area, ability }: OfCard, ground: BeginningContext): JsonObject {
  const say = speaker(ground.locale);
  const place = areaName(area);
  const placed = say('place', 'reveal', [{ op: 'placeScenario', card: id, area }], {
    ja: `このカードを${place.ja}に置く。`,
    en: `Place this card in ${place.en}.`,
  });
  const solved = say('solved', 'solve', [{ op: 'revealScenario' }], {
    ja: '次のシナリオカードを公開する。',
    en: 'Reveal the next scenario card.',
  });
  switch (way) {
    case 'check':
      return { solve: { by: 'check', ability, target: perPc(1, 4) }, reward: 1, effects: [placed, solved] };
    case 'battle':
      return {
        ...{ solve: { by: 'battle' }, hp: perPc(2, 1), range: 'near' },
        ...{ counterattack: { amount: 1, type: 'physical' }, reward: 2, effects: [placed, solved] },
      };
    case 'arrive': {
      const isThere: JsonObject = { op: 'exists', what: { op: 'pcsInArea', area } };
      const either: JsonObject = { op: 'if', if: { op: 'any', of: [isThere, hasTokens(2)] }, then: onward };
      return {
        effects: [
          say('arrive', { op: 'onEnter', who: { op: 'allPcs' }, area }, onward, {
            ja: `PCが${place.ja}に入ったとき、このカードを捨て札にし、次のシナリオカードを公開する。`,
            en: `When a PC enters ${place.en}, discard this card and reveal the next scenario card.`,
          }),
          say('wait', 'end', [oneMore, either], {
            ja: `このカードに進行トークンを1個置く。2個以上あるか、${place.ja}にPCがいるなら、このカードを捨て札にし、次のシナリオカードを公開する。`,
            en: `Place 1 progress token on this card. If it has 2 or more, or a PC is in ${place.en}, discard this card and reveal the next scenario card.`,
          }),
        ],
      };
    }
    case 'gather':
      return {
        effects: [
          say('gather', 'end', [oneMore, { op: 'if', if: hasTokens(3), then: onward }], {
            ja: 'このカードに進行トークンを1個置く。3個以上あるなら、このカードを捨て札にし、次のシナリオカードを公開する。',
            en: 'Place 1 progress token on this card. If it has 3 or more, discard this card and reveal the next scenario card.',
          }),
        ],
      };
  }
}

/** The card that counts towards the loss, if any. */
export function countingCard({ id, loss, rounds }: StoryPlan, { locale }: BeginningContext): readonly JsonObject[] {
  const say = speaker(locale);
  const card = (name: Text, effect: JsonObject): readonly JsonObject[] => [
    { id: countingId(id), name: name[locale], effects: [effect] },
  ];
  const lostAt = (than: number | JsonObject): readonly JsonObject[] => [
    oneMore,
    { op: 'if', if: hasTokens(than), then: [{ op: 'loseGame' }] },
  ];
  switch (loss) {
    case 'never':
      return [];
    case 'rounds':
      return card(
        { ja: '残された時間', en: 'Time that is left' },
        say('tick', 'end', lostAt(rounds), {
          ja: `このカードに進行トークンを1個置き、${rounds}個以上で敗北する。`,
          en: `Place 1 progress token on this card; at ${rounds} or more the game is lost.`,
        }),
      );
    case 'downs':
      return card(
        { ja: '倒れた数', en: 'How often they fell' },
        say('fall', { op: 'onDown', who: { op: 'allPcs' } }, lostAt(perPc(1, 1)), {
          ja: 'PCがダウンしたとき、このカードに進行トークンを1個置く。PC数＋1個以上あるなら敗北する。',
          en: 'When a PC goes Down, place 1 progress token on this card. At PCs + 1 or more the game is lost.',
        }),
      );
  }
}
