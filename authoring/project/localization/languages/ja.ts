import { hanNumbers } from './han-numbers.ts';
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
  numberWords: [[/[二両]/, 2], ...hanNumbers],
  more: /さらに|多く/,
  wordEndings: null,
  insteadOf: /\d+[^\d\s]?ではなく/g,
  scope: {
    one: /(?<!\d)[1１一][人体枚個つ](?!につき|ごとに)|いずれか/,
    every: /すべて|全員|全て|それぞれ|各|ずつ|どの.+も/,
    other: /他の|ほかの|別の|以外/,
  },
};
