import { pl as facts } from './facts/pl.ts';
import { plForm } from './form/pl.ts';
import { fullWidthMarks, type LanguageTable, notLatin } from './language-table.ts';
import { plNumbers } from './numbers/pl.ts';

export const pl: LanguageTable = {
  form: plForm,
  strange: notLatin,
  foreign:
    /(?<!\p{L})(?:the|this|and|with|each|from|your|card|damage|und|nicht|jeder|Karte|une|cette|avec|carte)(?!\p{L})/gu,
  strangeMarks: new RegExp(`${fullWidthMarks.source}|“`),
  quotes: [
    ['„', '”'],
    ['«', '»'],
  ],
  strangeSpace: / [,.;:!?](?!\d)/,
  numbers: plNumbers,
  more: null,
  insteadOf: /zamiast \d+/gi,
  facts,
};
