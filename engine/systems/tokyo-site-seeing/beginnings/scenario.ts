import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Answers, Beginning, BeginningContext } from '#engine/kernel/contract/template.ts';
import { nextNumber } from '#engine/library/templates/entries-of.ts';
import { latinName } from '#engine/library/templates/latin-name.ts';
import { readingOf } from '#engine/library/templates/questions.ts';
import type { Ability } from '../basics/vocabulary.ts';
import { untakenEffect } from './first-effects.ts';
import { cardId, countingCard, countingId, type StoryPlan, storyCards } from './scenario-cards.ts';
import {
  type Loss,
  type NormalArea,
  type StoryAdvance,
  scenarioQuestions,
  usualReading,
  usualTitle,
} from './scenario-questions.ts';

/** A short chain of scenario cards with a clear, a reward and a loss condition. */
export const scenario: Beginning = {
  id: 'scenario',
  name: { ja: 'シナリオ', en: 'Scenario' },
  questions: scenarioQuestions,
  write: (answers, ground) => {
    const plan = planOf(answers, freeScenario(ground));
    const title = answers['name'] ?? usualTitle[ground.locale];
    const { reading } = readingOf(answers, usualTitle, usualReading);
    const named = title === usualTitle.ja ? 'scenario' : folderName(title, reading);
    const folder = `scenarios/${plan.id}-${named}`;
    return [
      {
        kind: 'document',
        file: `${folder}/scenario.json`,
        value: {
          ...{ formatVersion: 1, id: plan.id, title, ...readingOf(answers, usualTitle, usualReading) },
          ...(plan.story === '' ? {} : { intro: plan.story }),
          setup: [...(plan.loss === 'never' ? [] : [counting(plan.id, ground.locale)]), mods(ground.locale)],
          ranks: [{ rank: 'S', upTo: 4 }, { rank: 'A', upTo: 6 }, { rank: 'B', upTo: 9 }, { rank: 'C' }],
          rewards: [{ id: 'first', cards: [cardId(plan.id, plan.cards + 1)] }],
        },
      },
      {
        kind: 'document',
        file: `${folder}/cards.json`,
        value: {
          formatVersion: 1,
          cards: [...storyCards(plan, ground), ...countingCard(plan, ground)],
          rewards: [reward(plan, ground)],
        },
      },
    ];
  },
};

function planOf(answers: Answers, id: string): StoryPlan {
  return {
    ...{ id, story: answers['story'] ?? '', where: (answers['where'] ?? 'SBY') as NormalArea },
    ...{ way: (answers['way'] ?? 'check') as StoryAdvance, ability: (answers['ability'] ?? 'empathy') as Ability },
    ...{ loss: (answers['loss'] ?? 'rounds') as Loss, rounds: Number(answers['rounds'] ?? 12) },
    cards: Number(answers['cards'] ?? 4),
  };
}

function freeScenario({ documents }: BeginningContext): string {
  const ids = Object.entries(documents).flatMap(([path, value]) =>
    path.endsWith('/scenario.json') ? [String((value as JsonObject)['id'])] : [],
  );
  return nextNumber('S', ids, 20);
}

/** Folder name from the reading, else the title. */
function folderName(title: string, reading = ''): string {
  return latinName(reading, LONGEST) ?? latinName(title, LONGEST) ?? 'scenario';
}
const LONGEST = 40;

const counting = (scenario: string, locale: keyof Text): JsonObject => ({
  ...{ id: 'limit', stage: 'afterPlayers' },
  text: { ja: `${countingId(scenario)}を公開する。`, en: `Reveal ${countingId(scenario)}.` }[locale],
  do: [{ op: 'revealScenario', card: countingId(scenario) }],
});

const mods = (locale: keyof Text): JsonObject => ({
  ...{ id: 'mods', stage: 'afterPlayers' },
  text: {
    ja: '選んだシナリオMODカードがあれば、それを使用する。',
    en: 'If a scenario MOD card was chosen, use it.',
  }[locale],
  do: [{ op: 'useMod' }],
});

function reward({ id, cards }: StoryPlan, { documents, locale }: BeginningContext): JsonObject {
  const effect = untakenEffect('reward', documents);
  return {
    ...{
      id: cardId(id, cards + 1),
      name: { ja: '旅の記念', en: 'A keepsake' }[locale],
      joins: 'item',
      rarity: 'unique',
    },
    ...{ category: 'consumable', ap: 3, cost: 4 },
    effects: [{ id: 'keep', when: 'play', do: effect.do, text: effect.text[locale], ...effect.after }],
  };
}
