// Made by `npm run generate` from empty-face.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../empty-face.json' with { type: 'json' };

export interface EmptyFaceWords {
  readonly nothingHere: string;
  readonly notYet: (values: { readonly id: Value }) => string;
}

export const emptyFaceWords = wordsOf<EmptyFaceWords>(words);
