// Made by `npm run generate` from fault.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../fault.json' with { type: 'json' };

export interface FaultWords {
  readonly broken: (values: { readonly part: Value }) => string;
  readonly brokenDesk: string;
  readonly dialog: string;
  readonly kept: string;
  readonly outdated: string;
  readonly missed: string;
  readonly keptDesk: string;
  readonly again: string;
  readonly withoutLayout: string;
  readonly report: string;
  readonly close: string;
}

export const faultWords = wordsOf<FaultWords>(words);
