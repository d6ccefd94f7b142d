// Made by `npm run generate` from scrub.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../scrub.json' with { type: 'json' };

export interface ScrubWords {
  readonly title: string;
  readonly none: string;
  readonly about: string;
  readonly slider: string;
  readonly values: string;
  readonly waiting: string;
  readonly same: string;
  readonly changed: (values: { readonly at: Value }) => string;
  readonly broken: (values: { readonly at: Value }) => string;
  readonly unknown: string;
  readonly keep: string;
  readonly leave: string;
}

export const scrubWords = wordsOf<ScrubWords>(words);
