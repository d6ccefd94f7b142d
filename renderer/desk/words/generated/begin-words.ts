// Made by `npm run generate` from begin.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../begin.json' with { type: 'json' };

export interface BeginWords {
  readonly wrong: {
    readonly unknown: string;
    readonly empty: string;
    readonly form: string;
    readonly taken: string;
    readonly choice: string;
  };
  readonly title: string;
  readonly lead: string;
  readonly kind: string;
  readonly preview: string;
  readonly waiting: string;
  readonly faces: string;
  readonly trying: string;
  readonly tried: (values: { readonly seats: Value }) => string;
  readonly won: (values: { readonly rounds: Value }) => string;
  readonly lost: (values: { readonly rounds: Value }) => string;
  readonly because: (values: { readonly reason: Value }) => string;
  readonly ended: (values: { readonly rounds: Value }) => string;
  readonly unended: (values: { readonly decisions: Value }) => string;
  readonly unplayable: string;
  readonly cannotPlay: string;
  readonly new: string;
  readonly changed: string;
  readonly leave: string;
  readonly make: string;
  readonly makeAndPlay: string;
  readonly making: string;
  readonly made: (values: { readonly name: Value }) => string;
  readonly stale: string;
  readonly noList: (values: { readonly path: Value }) => string;
  readonly noJson: (values: { readonly path: Value }) => string;
  readonly repairFirst: (values: { readonly path: Value }) => string;
  readonly goThere: (values: { readonly path: Value }) => string;
  readonly answerFirst: string;
  readonly gone: string;
  readonly isThere: (values: { readonly path: Value }) => string;
  readonly onlyShown: string;
  readonly filter: string;
  readonly usualOnes: string;
  readonly noneFits: string;
  readonly found: (values: { readonly of: Value; readonly count: Value }) => string;
}

export const beginWords = wordsOf<BeginWords>(words);
