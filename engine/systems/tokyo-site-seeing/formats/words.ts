import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import {
  declares,
  listDocument,
  localized,
  object,
  word as oneOf,
  overriding,
} from '#engine/library/formats/fields.ts';

export const word = object('このプロジェクトの言葉', 'A word of this project', {
  id: declares(['word'], '^[a-z][A-Za-z0-9-]*$', 'tool', 'JSONの中での名前', 'Its name in JSON'),
  ...overriding,
  label: localized('印刷される言葉', 'The word as it is printed'),
  reading: Type.Optional(Type.String(described('読み', 'How it is read'))),
  kind: oneOf(['trait'], '言葉の種類', 'Kind of word'),
});
export type Word = Static<typeof word>;

export const wordsDocument = listDocument('words', word, '言葉', 'Words');
