import { es as facts } from './facts/es.ts';
import { esForm } from './form/es.ts';
import { fullWidthMarks, type LanguageTable, notLatin } from './language-table.ts';

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
  numberWords: [
    [/(?<!\p{L})(?:dos|dobles?|duplic\p{L}*|amb[oa]s)(?!\p{L})/iu, 2],
    [/(?<!\p{L})(?:tres|triples?|triplic\p{L}*)(?!\p{L})/iu, 3],
    [/(?<!\p{L})cuatro(?!\p{L})/iu, 4],
    [/(?<!\p{L})cinco(?!\p{L})/iu, 5],
    [/(?<!\p{L})seis(?!\p{L})/iu, 6],
  ],
  more: null,
  wordEndings: '(?:e?s|as?|os?)?',
  insteadOf: null,
  facts,
};
