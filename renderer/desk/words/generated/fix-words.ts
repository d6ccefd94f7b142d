// Made by `npm run generate` from fix.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../fix.json' with { type: 'json' };

export interface FixWords {
  readonly filter: string;
  readonly severities: string;
  readonly groups: {
    readonly none: string;
    readonly file: string;
    readonly code: string;
  };
  readonly group: string;
  readonly none: string;
  readonly explain: (values: { readonly code: Value }) => string;
  readonly fix: string;
  readonly printedAgainst: (values: { readonly printed: Value; readonly effect: Value }) => string;
  readonly and: string;
  readonly openUnit: string;
  readonly title: string;
  readonly trying: string;
  readonly nothing: string;
  readonly ways: string;
  readonly before: string;
  readonly after: string;
  readonly more: (values: { readonly count: Value }) => string;
  readonly line: (values: { readonly line: Value }) => string;
  readonly all: (values: { readonly count: Value }) => string;
  readonly cancel: string;
  readonly doIt: string;
}

export const fixWords = wordsOf<FixWords>(words);
