// Made by `npm run generate` from replayed.json.
import { wordsOf } from '#renderer/desk/words/words.ts';
import words from '../replayed.json' with { type: 'json' };

export interface ReplayedWords {
  readonly tests: (values: { readonly count: number }) => string;
  readonly game: (values: { readonly count: number }) => string;
  readonly and: string;
}

export const replayedWords = wordsOf<ReplayedWords>(words);
