import { es as facts } from './facts/es.ts';
import { esForm } from './form/es.ts';
import { fullWidthMarks, type LanguageTable, notLatin } from './language-table.ts';
import { esNumbers } from './numbers/es.ts';

export const es: LanguageTable = {
  form: esForm,
  strange: notLatin,
  foreign:
    /(?<!\p{L})(?:the|this|and|with|each|from|your|card|damage|und|nicht|jeder|Karte|une|cette|avec|carte)(?!\p{L})/gu,
  strangeMarks: new RegExp(`${fullWidthMarks.source}|„`),
  quotes: [
    ['«', '»'],
    ['“', '”'],
    ['¿', '?'],
    ['¡', '!'],
  ],
  strangeSpace: / [,.;:!?](?!\d)/,
  numbers: esNumbers,
  more: null,
  insteadOf: /en (?:lugar|vez) de \d+/gi,
  facts,
};
