// Made by `npm run generate` from reason.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../reason.json' with { type: 'json' };

export interface ReasonWords {
  readonly title: string;
  readonly whyEvent: string;
  readonly close: string;
  readonly backTo: string;
  readonly toNode: (values: { readonly way: Value }) => string;
  readonly toDecision: (values: { readonly number: Value }) => string;
  readonly toDecisionOf: (values: { readonly number: Value; readonly sentence: Value }) => string;
  readonly reasonOf: (values: { readonly sentence: Value }) => string;
  readonly rows: string;
  readonly countedFrom: string;
  readonly numbers: string;
  readonly numbersOf: (values: { readonly label: Value }) => string;
  readonly noNumbers: string;
  readonly sinceDecision: (values: { readonly number: Value }) => string;
  readonly sinceSetUp: string;
  readonly whyNumber: (values: { readonly name: Value; readonly value: Value }) => string;
  readonly inForce: string;
  readonly all: (values: { readonly count: Value }) => string;
  readonly fewer: string;
  readonly none: string;
  readonly inferred: string;
}

export const reasonWords = wordsOf<ReasonWords>(words);
