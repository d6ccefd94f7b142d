// Made by `npm run generate` from table.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../table.json' with { type: 'json' };

export interface TableWords {
  readonly round: (values: { readonly round: Value }) => string;
  readonly supply: (values: { readonly ap: Value; readonly all: Value }) => string;
  readonly emptySlot: string;
  readonly waiting: string;
  readonly free: (values: { readonly count: Value }) => string;
  readonly counted: (values: { readonly word: Value; readonly count: Value }) => string;
  readonly handCount: (values: { readonly count: number }) => string;
  readonly slot: (values: { readonly number: Value }) => string;
  readonly slotName: (values: { readonly area: Value; readonly number: Value }) => string;
  readonly moveTarget: (values: { readonly a: Value; readonly b: Value; readonly target: Value }) => string;
  readonly siteTarget: (values: { readonly target: Value }) => string;
  readonly passed: string;
  readonly deckLeft: (values: { readonly count: Value }) => string;
  readonly deckOf: (values: { readonly pc: Value }) => string;
  readonly to: string;
  readonly on: string;
  readonly setup: {
    readonly count: (values: { readonly count: number }) => string;
    readonly mods: (values: { readonly count: number }) => string;
    readonly withRecord: string;
  };
}

export const tableWords = wordsOf<TableWords>(words);
