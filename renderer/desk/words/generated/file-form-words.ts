// Made by `npm run generate` from file-form.json.
import { wordsOf } from '#renderer/desk/words/words.ts';
import words from '../file-form.json' with { type: 'json' };

export interface FileFormWords {
  readonly form: string;
  readonly encoding: string;
  readonly unknown: string;
  readonly plain: string;
  readonly marked: string;
  readonly ends: string;
  readonly endsOf: {
    readonly LF: string;
    readonly CRLF: string;
    readonly CR: string;
    readonly mixed: string;
  };
  readonly lf: string;
  readonly crlf: string;
  readonly text: string;
}

export const fileFormWords = wordsOf<FileFormWords>(words);
