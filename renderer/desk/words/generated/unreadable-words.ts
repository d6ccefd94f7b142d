// Made by `npm run generate` from unreadable.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../unreadable.json' with { type: 'json' };

export interface UnreadableWords {
  readonly line: (values: { readonly file: Value; readonly line: Value }) => string;
  readonly somewhere: (values: { readonly file: Value }) => string;
  readonly last: string;
  readonly none: string;
  readonly goThere: string;
}

export const unreadableWords = wordsOf<UnreadableWords>(words);
