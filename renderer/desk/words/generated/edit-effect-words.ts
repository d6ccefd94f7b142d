// Made by `npm run generate` from edit-effect.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../edit-effect.json' with { type: 'json' };

export interface EditEffectWords {
  readonly title: string;
  readonly lines: (values: { readonly all: number; readonly other: number }) => string;
  readonly tests: (values: { readonly all: number; readonly other: number }) => string;
  readonly comma: string;
  readonly gap: string;
  readonly running: (values: { readonly all: Value; readonly done: Value }) => string;
  readonly stopped: string;
  readonly open: string;
  readonly list: string;
  readonly testList: string;
  readonly none: string;
  readonly atSetup: string;
  readonly at: (values: { readonly at: Value }) => string;
  readonly changed: (values: { readonly before: Value; readonly after: Value }) => string;
  readonly appeared: (values: { readonly after: Value }) => string;
  readonly vanished: (values: { readonly before: Value }) => string;
  readonly broken: (values: { readonly at: Value; readonly answer: Value; readonly message: Value }) => string;
  readonly brokenAtSetup: (values: { readonly message: Value }) => string;
  readonly endless: string;
  readonly toFirst: string;
  readonly sideBySide: string;
  readonly pin: string;
  readonly pinned: string;
  readonly pinHint: string;
  readonly failsNow: string;
  readonly passesNow: string;
  readonly toTest: string;
  readonly more: (values: { readonly count: Value }) => string;
  readonly lockstep: (values: { readonly name: Value }) => string;
  readonly before: string;
  readonly after: string;
  readonly moment: string;
  readonly back: string;
  readonly on: string;
  readonly toDifference: string;
  readonly close: string;
  readonly notKnown: string;
}

export const editEffectWords = wordsOf<EditEffectWords>(words);
