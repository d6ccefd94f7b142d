import { fr as facts } from './facts/fr.ts';
import { frForm } from './form/fr.ts';
import { fullWidthMarks, type LanguageTable, notLatin } from './language-table.ts';

export const fr: LanguageTable = {
  form: frForm,
  strange: notLatin,
  foreign: /(?<!\p{L})(?:the|this|and|with|each|from|your|und|nicht|dieses?r?|jeder|Karte)(?!\p{L})/gu,
  strangeMarks: new RegExp(`${fullWidthMarks.source}|„|(?<!«[^]*)“(?![^]*«)`),
  quotes: [['«', '»']],
  strangeSpace: / [,.](?!\d)/,
  numberWords: [
    [/(?<!\p{L})(?:deux|doubl\p{L}*)(?!\p{L})/iu, 2],
    [/\btrois\b/i, 3],
    [/\bquatre\b/i, 4],
    [/\bcinq\b/i, 5],
    [/\bsix\b/i, 6],
  ],
  more: null,
  wordEndings: '(?:e?s|x|e)?',
  insteadOf: null,
  facts,
};
