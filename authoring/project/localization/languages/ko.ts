import { ko as facts } from './facts/ko.ts';
import { koForm } from './form/ko.ts';
import { farScripts, type LanguageTable } from './language-table.ts';

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
  numberWords: [
    [/(?:^|\s)(?:두|둘|이중)/, 2],
    [/(?:^|\s)(?:세|셋)/, 3],
    [/(?:^|\s)(?:네|넷)/, 4],
    [/다섯/, 5],
    [/여섯/, 6],
  ],
  more: null,
  wordEndings: '\\p{Script=Hangul}{0,3}',
  insteadOf: null,
  facts,
};
