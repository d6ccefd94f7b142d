import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import {
  between,
  declares,
  document,
  flag,
  localized,
  object,
  overriding,
  refers,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';

const coordinate = (ja: string, en: string) => between(-999, 999, ja, en);
const hexes = { q: coordinate('斜交座標 q', 'Axial coordinate q'), r: coordinate('斜交座標 r', 'Axial coordinate r') };

export const hex = object('ヘックス', 'A hex', {
  id: declares(['hex'], '^[A-Z][A-Za-z0-9-]*$', 'A1', 'ヘックスの名前', 'Name of the hex in JSON'),
  ...hexes,
  terrain: refers(['terrain'], '地形', 'Its terrain'),
  tunnel: Type.Optional(flag('トンネルがある', 'It has a tunnel')),
  encounter: Type.Optional(flag('初めに遭遇トークンがある', 'It has an encounter token at the start')),
  ...noteField,
});

const exitsOf = object('本拠地とその出口', 'A home base and its exits', {
  home: refers(['home'], '本拠地', 'The home base'),
  ...hexes,
  exits: Type.Array(refers(['hex'], '出口のヘックス', 'An exit'), {
    uniqueItems: true,
    ...described('出口のヘックス', 'The hexes that it leads to'),
  }),
});

export const mapDocument = document('地図', 'A map', {
  id: declares(['map'], '^[a-z][A-Za-z0-9-]*$', 'valley', '地図の id', 'Id of the map'),
  ...overriding,
  name: localized('地図の名前', 'Name of the map'),
  hexes: Type.Array(hex, { maxItems: 10_000, ...described('ヘックス', 'Hexes') }),
  rivers: Type.Array(
    Type.Array(refers(['hex'], 'ヘックス', 'A hex'), {
      ...{ minItems: 2, maxItems: 2, uniqueItems: true },
      ...described('川のある辺：その両側のヘックス', 'An edge with a river: the hexes on both sides'),
    }),
    described('川', 'Rivers'),
  ),
  homes: Type.Array(exitsOf, described('本拠地', 'Home bases')),
  ...noteField,
});
export type HexMapDocument = Static<typeof mapDocument>;
export type MapHex = Static<typeof hex>;
