import type { FactTable } from '../facts/fact-table.ts';
import type { ReadLanguage } from '../facts/read-facts.ts';
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
  /** Inflectional endings as a pattern; null: the language has no spaces, so words are found anywhere. */
  readonly wordEndings: string | null;
  /** How rules are said; null: not loaded, so meaning is not compared. */
  readonly facts: FactTable | null;
}

export const hasFacts = (table: LanguageTable | null): table is LanguageTable & ReadLanguage => table?.facts != null;

export const farScripts =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u;
const eastern = '\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}\\p{Script=Hangul}';
export const notLatin = new RegExp(`[${eastern}]|${farScripts.source}`, 'u');
export const fullWidthMarks = /[「」『』、。，．：；！？（）［］]/;
