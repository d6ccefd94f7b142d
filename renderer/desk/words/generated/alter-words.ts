// Made by `npm run generate` from alter.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../alter.json' with { type: 'json' };

export interface AlterWords {
  readonly alter: string;
  readonly title: (values: { readonly label: Value }) => string;
  readonly forced: string;
  readonly about: string;
  readonly close: string;
  readonly less: (values: { readonly name: Value }) => string;
  readonly more: (values: { readonly name: Value }) => string;
  readonly none: string;
  readonly moveTo: string;
  readonly move: string;
  readonly off: string;
  readonly order: string;
  readonly empty: string;
  readonly toTop: (values: { readonly name: Value }) => string;
  readonly up: (values: { readonly name: Value }) => string;
  readonly nothing: string;
  readonly dragging: (values: { readonly name: Value }) => string;
  readonly choices: (values: { readonly one: Value; readonly onto: Value }) => string;
  readonly becomes: (values: { readonly field: Value; readonly to: Value }) => string;
  readonly table: string;
  readonly openConsole: string;
  readonly line: string;
  readonly hint: (values: { readonly example: Value }) => string;
  readonly completions: string;
  readonly run: string;
  readonly word: (values: { readonly word: Value }) => string;
  readonly missing: (values: { readonly field: Value }) => string;
  readonly unknown: (values: { readonly word: Value; readonly field: Value }) => string;
  readonly several: (values: { readonly word: Value; readonly among: Value; readonly isCut: boolean }) => string;
  readonly tooMuch: (values: { readonly word: Value }) => string;
  readonly noJson: string;
  readonly wholeTable: string;
  readonly skipTo: (values: { readonly field: Value; readonly to: Value }) => string;
  readonly presets: string;
  readonly presetName: string;
  readonly keep: string;
  readonly noForced: string;
  readonly applyPreset: (values: { readonly name: Value; readonly count: Value }) => string;
  readonly dropPreset: (values: { readonly name: Value }) => string;
  readonly renamePreset: (values: { readonly name: Value }) => string;
}

export const alterWords = wordsOf<AlterWords>(words);
