import { zh as facts } from './facts/zh.ts';
import type { LanguageTable } from './language-table.ts';
import { zhNumbers } from './numbers/zh.ts';

export const zh = {
  foreign: /[a-z]{3,}/g,
  strangeSpace: /[\p{Script=Han}，。、：；！？] +[\p{Script=Han}，。、：；！？]/u,
  numbers: zhNumbers,
  more: null,
  insteadOf: /(?:代替|而不是|而非|不是) ?\d+/g,
  facts,
} as const satisfies Partial<LanguageTable>;

const notHan = '\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Cyrillic}\\p{Script=Greek}';

/** Kana, other scripts, and Han characters of the other script or of Japanese. */
export const strangeTo = (characters: string): RegExp =>
  // Long vowel mark and middle dot occur in Chinese names
  new RegExp(`(?![・ー])[${notHan}${characters}]`, 'u');

/** Half-width punctuation next to Han characters. */
export const halfWidthMarks = /\p{Script=Han}[,;:!?]|\p{Script=Han}\.(?!\d)|[（(]?[,;:!?]\p{Script=Han}/u;
