// Made by `npm run generate` from card.json.
import { wordsOf } from '#renderer/desk/words/words.ts';
import words from '../card.json' with { type: 'json' };

export interface CardWords {
  readonly cards: string;
  readonly new: string;
  readonly filter: (values: { readonly count: number }) => string;
  readonly loading: string;
  readonly none: string;
  readonly noneFits: string;
  readonly problems: (values: { readonly count: number }) => string;
}

export const cardWords = wordsOf<CardWords>(words);
