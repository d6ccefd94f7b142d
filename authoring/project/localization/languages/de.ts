import { de as facts } from './facts/de.ts';
import { deForm } from './form/de.ts';
import { fullWidthMarks, type LanguageTable, notLatin } from './language-table.ts';
import { deNumbers } from './numbers/de.ts';

export const de: LanguageTable = {
  form: deForm,
  strange: notLatin,
  foreign: /(?<!\p{L})(?:the|this|and|with|each|from|your|card|damage|une|cette|carte)(?!\p{L})/gu,
  strangeMarks: new RegExp(`${fullWidthMarks.source}|”|(?<![\\p{L}\\p{N}.!?…,])«|»(?![\\p{L}\\p{N}…])`, 'u'),
  quotes: [
    ['„', '“'],
    ['»', '«'],
  ],
  strangeSpace: / [,.;:!?](?!\d)/,
  numbers: deNumbers,
  more: null,
  insteadOf: /(?:statt|anstatt|anstelle von) \d+/gi,
  facts,
};
