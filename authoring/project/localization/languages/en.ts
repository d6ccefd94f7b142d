import { en as facts } from './facts/en.ts';
import { enForm } from './form/en.ts';
import { fullWidthMarks, type LanguageTable, notLatin } from './language-table.ts';
import { enNumbers } from './numbers/en.ts';

export const en: LanguageTable = {
  form: enForm,
  strange: notLatin,
  foreign: /\b(?:und|nicht|dieses?r?|einen?|jeder|Karte|une|cette|carte)\b/g,
  strangeMarks: new RegExp(`${fullWidthMarks.source}|[„«»]`),
  quotes: [['“', '”']],
  strangeSpace: / [,.;:!?](?!\d)/,
  numbers: enNumbers,
  more: /more/,
  insteadOf: /(?:instead of|in place of|rather than) \d+/g,
  facts,
};
