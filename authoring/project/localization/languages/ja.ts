import { ja as facts } from './facts/ja.ts';
import { jaForm } from './form/ja.ts';
import { farScripts, type LanguageTable } from './language-table.ts';
import { jaNumbers } from './numbers/ja.ts';

export const ja: LanguageTable = {
  form: jaForm,
  strange: new RegExp(`\\p{Script=Hangul}|${farScripts.source}`, 'u'),
  foreign: /\b[a-z]{2,}(?: [a-z]+)+\b/g,
  strangeMarks: /[„«»“”]/,
  quotes: [
    ['「', '」'],
    ['『', '』'],
  ],
  strangeSpace: /[\p{Script=Hiragana}\p{Script=Han}] [、。]/u,
  numbers: jaNumbers,
  more: /さらに|多く/,
  insteadOf: /\d+(?:[^\d\s]?ではなく|番目)/g,
  facts,
};
