// Made by `npm run generate` from library.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../library.json' with { type: 'json' };

export interface LibraryWords {
  readonly comma: string;
  readonly board: string;
  readonly isActing: string;
  readonly choices: (values: { readonly count: Value }) => string;
  readonly actions: string;
  readonly why: string;
  readonly noAction: string;
  readonly close: string;
  readonly inText: string;
  readonly isMarked: string;
  readonly nothing: string;
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  readonly cheatKind: string;
  readonly apply: string;
  readonly players: string;
  readonly seed: string;
  readonly start: string;
  readonly face: string;
  readonly languages: {
    readonly ja: string;
    readonly en: string;
  };
  readonly missing: (values: { readonly count: Value }) => string;
  readonly stale: (values: { readonly count: Value }) => string;
  readonly overflow: string;
  readonly standings: string;
  readonly scores: string;
  readonly place: string;
  readonly placeOf: (values: { readonly place: Value }) => string;
  readonly total: string;
  readonly tied: (values: { readonly names: Value; readonly sum: Value }) => string;
  readonly ahead: (values: { readonly names: Value }) => string;
  readonly shared: string;
  readonly printed: (values: { readonly base: Value }) => string;
  readonly covered: (values: { readonly count: Value }) => string;
  readonly and: string;
  readonly choose: (values: { readonly name: Value }) => string;
  readonly chosen: (values: { readonly name: Value }) => string;
  readonly upTo: (values: { readonly limit: Value }) => string;
  readonly from: (values: { readonly limit: Value }) => string;
  readonly any: string;
  readonly less: string;
  readonly more: string;
  readonly ofAll: (values: { readonly most: Value }) => string;
}

export const libraryWords = wordsOf<LibraryWords>(words);
