// Made by `npm run generate` from columns.json.
import { wordsOf } from '#renderer/desk/words/words.ts';
import words from '../columns.json' with { type: 'json' };

export interface ColumnsWords {
  readonly kinds: {
    readonly action: string;
    readonly line: string;
    readonly station: string;
  };
  readonly titles: {
    readonly id: string;
    readonly name: string;
    readonly reading: string;
    readonly deck: string;
    readonly dots: string;
    readonly spots: string;
    readonly stops: string;
  };
}

export const columnsWords = wordsOf<ColumnsWords>(words);
