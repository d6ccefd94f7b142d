import { de as facts } from './facts/de.ts';
import { deForm } from './form/de.ts';
import { fullWidthMarks, type LanguageTable, notLatin } from './language-table.ts';

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
  numberWords: [
    [/zwei|doppelt|verdopp|\bbeid/i, 2],
    [/drei/i, 3],
    [/vier/i, 4],
    [/fünf/i, 5],
    [/sechs/i, 6],
  ],
  more: null,
  wordEndings: '(?:er[ns]?|e[mnrs]?|[ns])?',
  insteadOf: null,
  facts,
};
