import { ko as facts } from './facts/ko.ts';
import { koForm } from './form/ko.ts';
import { farScripts, type LanguageTable } from './language-table.ts';
import { koNumbers } from './numbers/ko.ts';

export const ko: LanguageTable = {
  form: koForm,
  strange: new RegExp(`[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]|${farScripts.source}`, 'u'),
  foreign: /\b[a-z]{3,}\b/g,
  strangeMarks: /[、。，．：；！？„«»]/,
  quotes: [
    ['“', '”'],
    ['「', '」'],
    ['『', '』'],
  ],
  strangeSpace: / [,.;:!?](?!\d)/,
  numbers: koNumbers,
  more: null,
  insteadOf: /\d+[^\d\s]? ?(?:대신|이 아니라|가 아니라)/g,
  facts,
};
