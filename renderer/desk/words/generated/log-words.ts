// Made by `npm run generate` from log.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../log.json' with { type: 'json' };

export interface LogWords {
  readonly setup: (values: { readonly count: Value }) => string;
  readonly fold: (values: { readonly what: Value }) => string;
  readonly unfold: (values: { readonly what: Value }) => string;
  readonly folded: (values: { readonly count: Value }) => string;
  readonly since: (values: { readonly event: Value }) => string;
  readonly rule: (values: { readonly id: Value }) => string;
  readonly page: (values: { readonly page: Value }) => string;
  readonly inferred: string;
  readonly ours: (values: { readonly ruling: Value }) => string;
  readonly unknownRule: string;
  readonly goingBack: {
    readonly title: string;
    readonly what: (values: { readonly count: number }) => string;
    readonly hasSeen: (values: { readonly who: Value }) => string;
    readonly between: string;
    readonly more: (values: { readonly count: Value }) => string;
    readonly others: (values: { readonly who: Value }) => string;
    readonly unasked: string;
    readonly stay: string;
    readonly goBack: string;
  };
  readonly wentBack: (values: { readonly count: number }) => string;
}

export const logWords = wordsOf<LogWords>(words);
