import { enForm } from './form/en.ts';
import { fullWidthMarks, type LanguageTable, notLatin } from './language-table.ts';

export const en: LanguageTable = {
  form: enForm,
  strange: notLatin,
  foreign: /\b(?:und|nicht|dieses?r?|einen?|jeder|Karte|une|cette|carte)\b/g,
  strangeMarks: new RegExp(`${fullWidthMarks.source}|[„«»]`),
  quotes: [['“', '”']],
  strangeSpace: / [,.;:!?](?!\d)/,
  numberWords: [
    [/\b(?:two|twice|double|both)\b/i, 2],
    [/\bthree\b/i, 3],
    [/\bfour\b/i, 4],
    [/\bfive\b/i, 5],
    [/\bsix\b/i, 6],
  ],
  more: /more/,
  wordEndings: "(?:e?s)?(?:['’]s?)?",
  insteadOf: /(?:instead of|in place of|rather than) \d+/g,
  facts: null,
};
