import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import {
  amount,
  between,
  declares,
  formerlyField,
  listDocument,
  localized,
  object,
  overriding,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';

export const tile = object('建造物ボーナスタイル', 'A structure bonus tile', {
  id: declares(['tile'], '^B[A-Za-z0-9-]+$', 'B1', '番号', 'Its number'),
  ...overriding,
  ...formerlyField,
  name: localized('タイルの名前', 'Name of the tile'),
  text: localized('印刷される文', 'The tile as it is printed'),
  counts: amount('数えるもの', 'What it counts'),
  pays: Type.Array(between(0, 99, 'コイン', 'Coins'), {
    minItems: 1,
    ...described('1つ、2つ……のときのコイン', 'Coins for one, two and so on'),
  }),
  ...noteField,
});
export const tilesDocument = listDocument('tiles', tile, '建造物ボーナスタイル', 'Structure bonus tiles');
export type TilesDocument = Static<typeof tilesDocument>;
