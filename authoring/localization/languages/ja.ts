import { farScripts, type LanguageTable } from './language-table.ts';

export const ja: LanguageTable = {
  strange: new RegExp(`\\p{Script=Hangul}|${farScripts.source}`, 'u'),
  foreign: /\b[a-z]{2,}(?: [a-z]+)+\b/g,
  strangeMarks: /[„«»“”]/,
  quotes: [
    ['「', '」'],
    ['『', '』'],
  ],
  strangeSpace: /[\p{Script=Hiragana}\p{Script=Han}] [、。]/u,
  numberWords: [
    [/[二両]/, 2],
    [/三/, 3],
    [/四/, 4],
    [/五/, 5],
    [/六/, 6],
    [/七/, 7],
    [/八/, 8],
    [/九/, 9],
    [/十/, 10],
    [/十二/, 12],
  ],
  scope: {
    one: /(?<!\d)[1１一][人体枚個つ](?!につき|ごとに)|いずれか/,
    every: /すべて|全員|全て|それぞれ|各|ずつ|どの.+も/,
    other: /他の|ほかの|別の|以外/,
  },
};
