import { fr as facts } from './facts/fr.ts';
import { frForm } from './form/fr.ts';
import { fullWidthMarks, type LanguageTable, notLatin } from './language-table.ts';
import { frNumbers } from './numbers/fr.ts';

export const fr: LanguageTable = {
  form: frForm,
  strange: notLatin,
  foreign: /(?<!\p{L})(?:the|this|and|with|each|from|your|und|nicht|dieses?r?|jeder|Karte)(?!\p{L})/gu,
  strangeMarks: new RegExp(`${fullWidthMarks.source}|„|(?<!«[^]*)“(?![^]*«)`),
  quotes: [['«', '»']],
  strangeSpace: / [,.](?!\d)/,
  numbers: frNumbers,
  more: null,
  insteadOf: /(?:au lieu|à la place) de \d+/gi,
  facts,
};
