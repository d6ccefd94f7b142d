// Made by `npm run generate` from end.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../end.json' with { type: 'json' };

export interface EndWords {
  readonly page: string;
  readonly rounds: string;
  readonly decisions: string;
  readonly points: string;
  readonly wins: (values: { readonly names: Value; readonly count: number }) => string;
  readonly moments: (values: { readonly count: number }) => string;
  readonly momentsBy: string;
  readonly noMoments: string;
  readonly round: (values: { readonly round: Value }) => string;
  readonly won: (values: { readonly steps: number }) => string;
  readonly lost: (values: { readonly steps: number }) => string;
  readonly because: (values: { readonly cause: Value }) => string;
  readonly seeBoard: string;
  readonly seeBoardOf: (values: { readonly at: Value }) => string;
  readonly takenBack: (values: { readonly count: number }) => string;
  readonly takenBackWhy: string;
  readonly takenBackAt: (values: { readonly at: Value; readonly count: number }) => string;
  readonly next: string;
  readonly again: string;
  readonly over: (values: { readonly result: Value; readonly reason: Value }) => string;
  readonly and: string;
}

export const endWords = wordsOf<EndWords>(words);
