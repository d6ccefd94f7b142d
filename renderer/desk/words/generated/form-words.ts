// Made by `npm run generate` from form.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../form.json' with { type: 'json' };

export interface FormWords {
  readonly noFile: string;
  readonly noFormat: string;
  readonly broken: (values: { readonly line: Value }) => string;
  readonly brokenSomewhere: string;
  readonly goThere: string;
  readonly readOnly: string;
  readonly before: string;
  readonly next: string;
  readonly place: (values: { readonly at: Value; readonly count: Value }) => string;
  readonly wholeDocument: string;
  readonly toDocument: string;
  readonly addField: string;
  readonly removeField: (values: { readonly label: Value }) => string;
  readonly otherWay: (values: { readonly said: Value }) => string;
  readonly nothing: string;
  readonly search: string;
  readonly noneFits: (values: { readonly count: number; readonly typed: Value }) => string;
  readonly aField: string;
  readonly add: string;
  readonly addEffect: string;
  readonly addEffectTo: (values: { readonly label: Value }) => string;
  readonly addTo: (values: { readonly label: Value }) => string;
  readonly up: string;
  readonly down: string;
  readonly remove: string;
  readonly item: (values: { readonly label: Value; readonly at: Value }) => string;
  readonly inside: (values: { readonly count: Value }) => string;
  readonly savedAs: (values: { readonly value: Value }) => string;
  readonly less: string;
  readonly more: string;
  readonly noNumber: string;
  readonly outOf: (values: { readonly least: Value; readonly most: Value }) => string;
  readonly noJson: string;
  readonly inText: string;
  readonly agrees: string;
  readonly unprinted: string;
  readonly fromEffect: string;
  readonly rename: string;
  readonly proposed: string;
  readonly take: string;
  readonly entries: (values: { readonly count: number }) => string;
  readonly further: (values: { readonly count: Value }) => string;
  readonly actions: {
    readonly set: (values: { readonly label: Value }) => string;
    readonly add: (values: { readonly label: Value }) => string;
    readonly remove: (values: { readonly label: Value }) => string;
    readonly move: (values: { readonly label: Value }) => string;
    readonly fromEffect: string;
  };
}

export const formWords = wordsOf<FormWords>(words);
