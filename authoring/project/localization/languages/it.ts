import { it as facts } from './facts/it.ts';
import { itForm } from './form/it.ts';
import { fullWidthMarks, type LanguageTable, notLatin } from './language-table.ts';

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
  numberWords: [
    [/(?<!\p{L})(?:due|doppi[oae]?|raddoppi\p{L}*|entramb[ei])(?!\p{L})/iu, 2],
    [/(?<!\p{L})(?:tre|tripl[oaie]|triplic\p{L}*)(?!\p{L})/iu, 3],
    [/(?<!\p{L})quattro(?!\p{L})/iu, 4],
    [/(?<!\p{L})cinque(?!\p{L})/iu, 5],
    [/(?<!\p{L})sei(?!\p{L})/iu, 6],
  ],
  more: null,
  wordEndings: '(?:[aeio]|h[ei])?',
  insteadOf: null,
  facts,
};
