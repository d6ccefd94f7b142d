import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { art } from '#engine/library/formats/art.ts';
import { reading } from '#engine/library/formats/entries.ts';
import {
  between,
  declares,
  document,
  formerlyField,
  localized,
  object,
  overriding,
  refers,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { entries } from './entry.ts';

export const ability = object('メックの能力', 'An ability of mechs', {
  id: declares(['ability'], '^[a-z][A-Za-z0-9-]*$', 'ford', 'JSONの中での名前', 'Its name in JSON'),
  ...overriding,
  name: localized('能力の名前', 'Name of the ability'),
  effects: entries('配備した後の効果', 'What it does once its mech is deployed'),
  ...noteField,
});

export const structureKind = object('建造物', 'A kind of structure', {
  id: declares(['structureKind'], '^[a-z][A-Za-z0-9-]*$', 'mine', 'JSONの中での名前', 'Its name in JSON'),
  ...overriding,
  name: localized('建造物の名前', 'Name of the structure'),
  effects: entries('建っている間の効果', 'What it does while it stands'),
  ...noteField,
});

export const faction = object('勢力', 'A faction', {
  id: declares(['faction'], '^F[A-Za-z0-9-]*$', 'F1', '番号', 'Its number'),
  ...overriding,
  ...formerlyField,
  name: localized('勢力の名前', 'Name of the faction'),
  reading: Type.Optional(reading),
  colour: Type.Optional(
    Type.String({ pattern: '^#[0-9a-f]{6}$', examples: ['#c08a2a'], ...described('駒の色', 'Colour of its pieces') }),
  ),
  ...art({ width: 61, height: 30 }),
  home: refers(['home'], '本拠地', 'Its home base'),
  power: between(0, 99, '初めの戦力', 'Power at the start'),
  cards: between(0, 20, '初めの戦闘カードの枚数', 'Combat cards at the start'),
  effects: entries('勢力の能力', 'Its own ability'),
  mechs: Type.Array(refers(['ability'], 'メックの能力', 'An ability of mechs'), {
    ...{ maxItems: 8, uniqueItems: true },
    ...described(
      'メックの能力。配備したメックごとに1つ使える',
      'The abilities of its mechs: each deployed mech unlocks one',
    ),
  }),
  ...noteField,
});

export const factionsDocument = document('勢力', 'Factions', {
  abilities: Type.Array(ability, described('メックの能力', 'Abilities of mechs')),
  structures: Type.Array(structureKind, described('建造物', 'Structures')),
  factions: Type.Array(faction, described('勢力', 'Factions')),
});
export type FactionsDocument = Static<typeof factionsDocument>;
export type Faction = Static<typeof faction>;
