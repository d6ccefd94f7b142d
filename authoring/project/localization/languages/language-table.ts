import type { FactTable } from '../facts/fact-table.ts';
import type { LanguageForm } from './form/language-form.ts';
import type { NumberWords } from './numbers/number-words.ts';

export interface LanguageTable {
  readonly form: LanguageForm;
  readonly strange: RegExp;
  /** Words that mark a passage in another language; global. */
  readonly foreign: RegExp | null;
  readonly strangeMarks: RegExp;
  /** Paired quotes only. */
  readonly quotes: readonly (readonly [open: string, close: string])[];
  /** Space before punctuation where the language has none. */
  readonly strangeSpace: RegExp;
  readonly numbers: NumberWords;
  /** Words that add a number ("2 more"); null: unknown. */
  readonly more: RegExp | null;
  /** A number that need not be said: it does not apply ("instead of 2"), or is an ordinal; global. */
  readonly insteadOf: RegExp | null;
  /** How rules are said. */
  readonly facts: FactTable;
}

export const farScripts =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u;
const eastern = '\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}\\p{Script=Hangul}';
export const notLatin = new RegExp(`[${eastern}]|${farScripts.source}`, 'u');
export const fullWidthMarks = /[「」『』、。，．：；！？（）［］]/;
