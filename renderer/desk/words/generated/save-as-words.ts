// Made by `npm run generate` from save-as.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../save-as.json' with { type: 'json' };

export interface SaveAsWords {
  readonly title: (values: { readonly name: Value }) => string;
  readonly folder: string;
  readonly top: string;
  readonly name: string;
  readonly unsaved: (values: { readonly name: Value }) => string;
  readonly save: string;
  readonly stay: string;
}

export const saveAsWords = wordsOf<SaveAsWords>(words);
