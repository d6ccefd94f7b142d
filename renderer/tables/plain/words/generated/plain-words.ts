// Made by `npm run generate` from plain.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../plain.json' with { type: 'json' };

export interface PlainWords {
  readonly hidden: (values: { readonly count: Value }) => string;
  readonly fold: (values: { readonly place: Value }) => string;
  readonly unfold: (values: { readonly place: Value }) => string;
  readonly foldShort: string;
  readonly unfoldShort: string;
  readonly seats: (values: { readonly count: number }) => string;
  readonly chosen: (values: { readonly option: Value; readonly count: Value }) => string;
  readonly notYet: (values: { readonly id: Value }) => string;
  readonly nothingHere: string;
}

export const plainWords = wordsOf<PlainWords>(words);
