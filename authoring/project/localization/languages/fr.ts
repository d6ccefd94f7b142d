import { fr as facts } from './facts/fr.ts';
import { fullWidthMarks, type LanguageTable, notLatin } from './language-table.ts';

export const fr: LanguageTable = {
  strange: notLatin,
  foreign: /\b(?:the|this|and|with|each|from|your|und|nicht|dieses?r?|jeder|Karte)\b/g,
  strangeMarks: new RegExp(`${fullWidthMarks.source}|„`),
  quotes: [['«', '»']],
  strangeSpace: / [,.](?!\d)|[^\s\u00a0\u202f!?][;!?]/,
  numberWords: [
    [/\b(?:deux|double)\b/i, 2],
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
