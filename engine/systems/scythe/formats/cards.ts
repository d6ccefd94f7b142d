import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { art } from '#engine/library/formats/art.ts';
import { effects, flavor, reading } from '#engine/library/formats/entries.ts';
import {
  between,
  condition,
  declares,
  formerlyField,
  listDocument,
  local,
  localized,
  object,
  overriding,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { price } from './price.ts';

const head = (sort: string, pattern: string, example: string) => ({
  id: declares([sort], pattern, example, '番号', 'Its number'),
  ...overriding,
  ...formerlyField,
  name: localized('カードの名前', 'Name of the card'),
  reading: Type.Optional(reading),
});

export const combatCard = object('戦闘カード', 'A combat card', {
  ...head('combatCard', '^P[0-9]+$', 'P2'),
  power: between(0, 20, '加わる戦力', 'The power that it adds'),
  copies: between(1, 99, '枚数', 'How many copies'),
  ...noteField,
});
const option = object('選択肢', 'An option', {
  id: local('このカードの中での名前', 'Its name on this card'),
  text: localized('印刷される文', 'The option as it is printed'),
  cost: Type.Optional(price),
  do: effects,
});
export const encounter = object('遭遇カード', 'An encounter card', {
  ...head('encounter', '^N[A-Za-z0-9-]+$', 'N1'),
  ...art({ width: 57, height: 30 }),
  options: Type.Array(option, {
    ...{ minItems: 1, maxItems: 20 },
    ...described('選択肢', 'Its options, of which one is chosen'),
  }),
  flavor: Type.Optional(flavor),
  ...noteField,
});
export const objective = object('目的カード', 'An objective card', {
  ...head('objective', '^O[A-Za-z0-9-]+$', 'O1'),
  text: localized('印刷される文', 'The objective as it is printed'),
  if: { ...condition, ...described('達成の条件', 'When it is fulfilled') },
  ...noteField,
});
export const factoryCard = object('ファクトリーカード', 'A factory card', {
  ...head('factoryCard', '^Y[A-Za-z0-9-]+$', 'Y1'),
  ...art({ width: 57, height: 24 }),
  text: localized('印刷される文', 'The top action as it is printed'),
  cost: Type.Optional(price),
  do: effects,
  ...noteField,
});

export const combatDocument = listDocument('combatCards', combatCard, '戦闘カード', 'Combat cards');
export const encountersDocument = listDocument('encounters', encounter, '遭遇カード', 'Encounter cards');
export const objectivesDocument = listDocument('objectives', objective, '目的カード', 'Objective cards');
export const factoryDocument = listDocument('factoryCards', factoryCard, 'ファクトリーカード', 'Factory cards');
export type CombatDocument = Static<typeof combatDocument>;
export type EncountersDocument = Static<typeof encountersDocument>;
export type ObjectivesDocument = Static<typeof objectivesDocument>;
export type FactoryDocument = Static<typeof factoryDocument>;
