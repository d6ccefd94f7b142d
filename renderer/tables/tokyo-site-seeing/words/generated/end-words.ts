// Made by `npm run generate` from end.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../end.json' with { type: 'json' };

export interface EndWords {
  readonly ratingOf: (values: { readonly rank: Value; readonly rounds: Value }) => string;
  readonly troublesOnMat: string;
  readonly troublesDiscarded: string;
  readonly site: (values: { readonly drawn: Value; readonly discarded: Value; readonly pcs: Value }) => string;
  readonly sum: (values: { readonly sum: Value; readonly pcs: Value }) => string;
  readonly scale: string;
  readonly rewards: string;
  readonly oneOf: string;
  readonly theOnly: string;
  readonly again: string;
  readonly and: string;
}

export const endWords = wordsOf<EndWords>(words);
