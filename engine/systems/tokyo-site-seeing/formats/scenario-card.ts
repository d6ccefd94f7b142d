import { type Static, Type } from 'typebox';
import { effectEntry } from './effect-entry.ts';
import { closed, declares, listDocument, localized, said } from './parts.ts';
import { enemyParts } from './trouble.ts';

export const scenarioCard = Type.Object(
  {
    id: declares(
      ['card', 'scenarioCard'],
      '^SC[0-9]{2}-[0-9A-Z]{2}$',
      'SC00-01',
      '番号。数字なら山札の順、文字なら別に置く',
      'Its number; digits are its place in the deck, letters set it aside',
    ),
    name: localized('カードの名前', 'Name of the card'),
    story: Type.Optional(localized('物語', 'The story')),
    solve: Type.Optional(enemyParts.solve),
    hp: enemyParts.hp,
    range: enemyParts.range,
    reduction: enemyParts.reduction,
    counterattack: enemyParts.counterattack,
    reward: Type.Optional(enemyParts.reward),
    effects: Type.Array(effectEntry, said('効果', 'Effects')),
  },
  { ...closed, ...said('シナリオカード', 'A scenario card') },
);
export type ScenarioCard = Static<typeof scenarioCard>;

export const scenarioCardsDocument = listDocument('cards', scenarioCard, 'シナリオカード', 'Scenario cards');
