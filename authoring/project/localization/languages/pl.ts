import { pl as facts } from './facts/pl.ts';
import { plForm } from './form/pl.ts';
import { fullWidthMarks, type LanguageTable, notLatin } from './language-table.ts';

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
  numberWords: [
    [
      /(?<!\p{L})(?:dw(?:a|ie|óch|u|om|óm|ema|oma|oje)|podw[aó]j\p{L}*|podwoj\p{L}*|ob(?:a|ie|oje|u|ydwa|ydwie))(?!\p{L})/iu,
      2,
    ],
    [/(?<!\p{L})(?:trz(?:y|ech|em|ema)|potr[aó]j\p{L}*|potroj\p{L}*)(?!\p{L})/iu, 3],
    [/(?<!\p{L})czter(?:y|ech|em|ema)(?!\p{L})/iu, 4],
    [/(?<!\p{L})(?:pięć|pięciu|pięcioma)(?!\p{L})/iu, 5],
    [/(?<!\p{L})(?:sześć|sześciu|sześcioma)(?!\p{L})/iu, 6],
  ],
  more: null,
  wordEndings: '\\p{L}{0,4}',
  insteadOf: null,
  facts,
};
