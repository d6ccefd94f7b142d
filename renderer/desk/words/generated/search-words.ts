// Made by `npm run generate` from search.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../search.json' with { type: 'json' };

export interface SearchWords {
  readonly sought: string;
  readonly example: string;
  readonly pattern: string;
  readonly matchesCase: string;
  readonly within: string;
  readonly places: {
    readonly all: string;
    readonly ids: string;
    readonly printed: string;
  };
  readonly translations: (values: { readonly language: Value }) => string;
  readonly by: string;
  readonly show: string;
  readonly hide: string;
  readonly replace: (values: { readonly count: Value }) => string;
  readonly action: (values: { readonly what: Value; readonly by: Value }) => string;
  readonly running: string;
  readonly stopped: string;
  readonly faults: {
    readonly pattern: (values: { readonly detail: Value }) => string;
    readonly field: (values: { readonly detail: Value }) => string;
    readonly noOp: string;
  };
  readonly none: string;
  readonly found: (values: { readonly files: number; readonly count: Value }) => string;
  readonly cut: (values: { readonly most: Value }) => string;
  readonly stale: string;
  readonly results: string;
}

export const searchWords = wordsOf<SearchWords>(words);
