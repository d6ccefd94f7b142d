import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { reading } from '#engine/library/formats/entries.ts';
import {
  amount,
  declares,
  document,
  formerlyField,
  localized,
  object,
  overriding,
  word,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { marketKinds } from '../basics/vocabulary.ts';
import { card } from './card.ts';
import { effectEntry } from './effect-entry.ts';
import { storyArt } from './face-art.ts';
import { enemyParts } from './trouble.ts';

const { solve, reward, ...fought } = enemyParts;

export const scenarioCard = object('シナリオカード', 'A scenario card', {
  id: declares(
    ['card', 'scenarioCard'],
    '^SC[0-9]{2}-[0-9A-Z]{2}$',
    'SC00-01',
    '番号。数字なら山札の順、文字なら別に置く',
    'Its number; digits are its place in the deck, letters set it aside',
  ),
  ...overriding,
  ...formerlyField,
  name: localized('カードの名前', 'Name of the card'),
  reading: Type.Optional(reading),
  ...storyArt,
  story: Type.Optional(localized('物語', 'The story')),
  ...fought,
  solve: Type.Optional(solve),
  reward: Type.Optional(reward),
  companion: Type.Optional(
    object(
      '同行者：公開されている間、PCと一緒に行動し、探索に加わり、ダメージを受け、回復できる',
      'A companion: while the card is shown it goes with the PCs, takes part in explorations, can be hurt and healed',
      { hp: amount('同行者の最大HP', 'Maximum HP of the companion') },
    ),
  ),
  effects: Type.Array(effectEntry, described('効果', 'Effects')),
  ...noteField,
});
export type ScenarioCard = Static<typeof scenarioCard>;

const { id: _, copies: __, ...printed } = card.properties;
/** Not in the scenario deck: joins a pile in later games (TSS-COMP-58). */
export const rewardCard = object('報酬カード', 'A reward card', {
  id: declares(['card', 'rewardCard'], '^SC[0-9]{2}-[0-9A-Z]{2}$', 'SC00-14', '番号', 'Its number'),
  joins: word([...marketKinds, 'artifact'], '加わる山札', 'The pile it joins'),
  ...printed,
});
export type RewardCard = Static<typeof rewardCard>;

export const scenarioCardsDocument = document('シナリオカード', 'Scenario cards', {
  cards: Type.Array(scenarioCard, described('シナリオカード', 'Scenario cards')),
  rewards: Type.Optional(Type.Array(rewardCard, described('報酬カード', 'Reward cards'))),
});
