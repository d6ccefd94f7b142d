// Made by `npm run generate` from report.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../report.json' with { type: 'json' };

export interface ReportWords {
  readonly studio: string;
  readonly project: string;
  readonly game: string;
  readonly browser: string;
  readonly report: string;
  readonly what: string;
  readonly told: string;
  readonly toldHint: string;
  readonly withDocument: (values: { readonly path: Value }) => string;
  readonly text: string;
  readonly copy: string;
  readonly done: string;
  readonly failed: string;
}

export const reportWords = wordsOf<ReportWords>(words);
