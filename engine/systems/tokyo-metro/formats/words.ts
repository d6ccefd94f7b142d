import type { Static } from 'typebox';
import {
  declares,
  listDocument,
  localized,
  object,
  word as oneOf,
  overriding,
} from '#engine/library/formats/fields.ts';

export const word = object('このプロジェクトの言葉', 'A word of this project', {
  id: declares(['word'], '^[a-z][A-Za-z0-9-]*$', 'gold', 'JSONの中での名前', 'Its name in JSON'),
  ...overriding,
  label: localized('言葉', 'The word'),
  kind: oneOf(['colour'], '言葉の種類：colour 色', 'Kind of word: a colour'),
});
export type Word = Static<typeof word>;

export const wordsDocument = listDocument('words', word, '言葉', 'Words');
