import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import {
  declares,
  document,
  flag,
  localized,
  object,
  overriding,
  refers,
  word,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';

const mostResources = 8;

const entryOf = (sort: string, example: string, ja: string, en: string) => ({
  id: declares([sort], '^[a-z][A-Za-z0-9-]*$', example, 'JSONの中での名前', 'Its name in JSON'),
  ...overriding,
  name: localized(ja, en),
});

export const resource = object('資源', 'A kind of resource', {
  ...entryOf('resource', 'food', '資源の名前', 'Name of the resource'),
  ...noteField,
});

export const terrainKinds = ['land', 'lake', 'factory'] as const;
export const terrain = object('地形', 'A terrain', {
  ...entryOf('terrain', 'farm', '地形の名前', 'Name of the terrain'),
  is: Type.Optional(
    word(
      terrainKinds,
      'land 陸（何も言わないとき）、lake 湖、factory ファクトリー',
      'land (the default), lake, or factory',
    ),
  ),
  yields: Type.Optional(refers(['resource'], '生産で得る資源', 'The resource that workers produce here')),
  workers: Type.Optional(flag('生産でワーカーが増える', 'Workers produce workers here')),
  ...noteField,
});

export const home = object('本拠地', 'A home base', {
  id: declares(['home'], '^[A-Z][A-Za-z0-9-]*$', 'N', '本拠地の名前', 'Name of the home base in JSON'),
  ...overriding,
  name: localized('本拠地の名前', 'Name of the home base'),
  ...noteField,
});

/** Resources are in this order everywhere. Lists may be empty: a package adds only words of its own. */
export const wordsDocument = document('言葉', 'Words', {
  resources: Type.Array(resource, {
    maxItems: mostResources,
    ...described('資源', 'Resources'),
  }),
  terrains: Type.Array(terrain, described('地形', 'Terrains')),
  homes: Type.Array(home, described('本拠地', 'Home bases')),
});
export type WordsDocument = Static<typeof wordsDocument>;
export type Terrain = Static<typeof terrain>;
