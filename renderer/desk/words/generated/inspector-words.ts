// Made by `npm run generate` from inspector.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../inspector.json' with { type: 'json' };

export interface InspectorWords {
  readonly name: string;
  readonly nothing: string;
  readonly pin: string;
  readonly pinned: string;
  readonly language: string;
  readonly inLanguage: (values: { readonly language: Value }) => string;
  readonly form: string;
  readonly text: string;
  readonly print: string;
  readonly place: (values: { readonly file: Value; readonly line: Value }) => string;
  readonly problems: string;
  readonly seeProblem: string;
  readonly toPlace: string;
  readonly game: string;
  readonly move: (values: { readonly at: Value }) => string;
  readonly toMove: (values: { readonly at: Value }) => string;
  readonly earlier: (values: { readonly count: Value }) => string;
  readonly effect: string;
  readonly toGame: string;
  readonly users: string;
  readonly tests: string;
  readonly all: string;
  readonly translations: string;
  readonly done: (values: { readonly done: Value; readonly all: Value }) => string;
  readonly missing: (values: { readonly count: Value }) => string;
  readonly stale: (values: { readonly count: Value }) => string;
  readonly draft: (values: { readonly count: number }) => string;
}

export const inspectorWords = wordsOf<InspectorWords>(words);
