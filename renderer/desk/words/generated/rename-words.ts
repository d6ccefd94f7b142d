// Made by `npm run generate` from rename.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../rename.json' with { type: 'json' };

export interface RenameWords {
  readonly titles: {
    readonly rename: (values: { readonly what: Value }) => string;
    readonly duplicate: (values: { readonly what: Value }) => string;
    readonly move: (values: { readonly what: Value }) => string;
    readonly renumber: (values: { readonly what: Value }) => string;
    readonly delete: (values: { readonly what: Value }) => string;
    readonly refer: (values: { readonly what: Value }) => string;
    readonly referAll: string;
  };
  readonly boundTitle: (values: { readonly name: Value }) => string;
  readonly what: (values: { readonly id: Value; readonly name: Value }) => string;
  readonly nothing: string;
  readonly newId: string;
  readonly newName: string;
  readonly newNumber: string;
  readonly toFile: string;
  readonly inTexts: string;
  readonly allTexts: string;
  readonly names: string;
  readonly allNames: string;
  readonly noNames: string;
  readonly times: (values: { readonly count: Value }) => string;
  readonly noFile: string;
  readonly moved: (values: { readonly from: Value; readonly to: Value }) => string;
  readonly made: (values: { readonly path: Value }) => string;
  readonly users: (values: { readonly count: number }) => string;
  readonly places: (values: { readonly files: number; readonly places: number }) => string;
  readonly line: (values: { readonly line: Value }) => string;
  readonly which: string;
  readonly proving: string;
  readonly same: (values: { readonly played: Value }) => string;
  readonly unchanged: (values: { readonly played: Value }) => string;
  readonly nothingToPlay: string;
  readonly differs: string;
  readonly changed: string;
  readonly gameDiffers: (values: { readonly step: Value }) => string;
  readonly testDiffers: (values: { readonly name: Value }) => string;
  readonly said: (values: { readonly of: Value; readonly what: Value }) => string;
  readonly stay: string;
  readonly doIt: {
    readonly rename: string;
    readonly duplicate: string;
    readonly move: string;
    readonly renumber: string;
    readonly delete: string;
    readonly refer: string;
    readonly referAll: string;
  };
  readonly anyway: {
    readonly rename: string;
    readonly duplicate: string;
    readonly move: string;
    readonly renumber: string;
    readonly delete: string;
    readonly refer: string;
    readonly referAll: string;
  };
  readonly failed: (values: { readonly path: Value; readonly code: Value }) => string;
  readonly stale: string;
  readonly refusals: {
    readonly same: string;
    readonly empty: string;
    readonly fullWidth: (values: { readonly narrow: Value }) => string;
    readonly form: (values: { readonly example: Value; readonly pattern: Value }) => string;
    readonly taken: (values: { readonly to: Value; readonly name: Value; readonly file: Value }) => string;
    readonly required: (values: { readonly project: Value }) => string;
    readonly overrides: (values: { readonly overrides: Value }) => string;
    readonly broken: (values: { readonly file: Value }) => string;
    readonly whole: (values: { readonly file: Value }) => string;
    readonly part: string;
    readonly number: string;
    readonly file: (values: { readonly file: Value }) => string;
    readonly referred: (values: { readonly id: Value }) => string;
    readonly nameless: (values: { readonly id: Value }) => string;
    readonly unsaid: (values: { readonly name: Value }) => string;
    readonly nothingSaid: string;
  };
  readonly actions: {
    readonly rename: (values: { readonly from: Value; readonly to: Value }) => string;
    readonly duplicate: (values: { readonly from: Value; readonly to: Value }) => string;
    readonly move: (values: { readonly from: Value; readonly to: Value }) => string;
    readonly renumber: (values: { readonly from: Value; readonly to: Value }) => string;
    readonly delete: (values: { readonly from: Value }) => string;
    readonly refer: (values: { readonly from: Value }) => string;
    readonly referAll: (values: { readonly to: Value }) => string;
  };
}

export const renameWords = wordsOf<RenameWords>(words);
