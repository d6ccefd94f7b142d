import { it as facts } from './facts/it.ts';
import { itForm } from './form/it.ts';
import { fullWidthMarks, type LanguageTable, notLatin } from './language-table.ts';
import { itNumbers } from './numbers/it.ts';

export const it: LanguageTable = {
  form: itForm,
  strange: notLatin,
  foreign: /(?<!\p{L})(?:the|this|and|with|each|from|your|card|damage|und|nicht|jeder|Karte|cette|avec|une)(?!\p{L})/gu,
  strangeMarks: new RegExp(`${fullWidthMarks.source}|„`),
  quotes: [
    ['«', '»'],
    ['“', '”'],
  ],
  strangeSpace: / [,.;:!?](?!\d)/,
  numbers: itNumbers,
  more: null,
  insteadOf: /(?:invece|anziché|al posto) (?:di )?\d+/gi,
  facts,
};
