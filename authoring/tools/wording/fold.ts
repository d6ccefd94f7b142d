import type { Locale } from '#engine/kernel/basics/text.ts';

/** Same length; `plain` keeps case and digits. */
export interface Folded {
  readonly plain: string;
  readonly folded: string;
}

const kanjiDigits = '〇一二三四五六七八九';
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[他外](?=の)/g, 'ほか'],
  [/全て/g, 'すべて'],
  [/出来/g, 'でき'],
  [/無(?=[いくけし])/g, 'な'],
];

/** Folds width, spaces, dashes, case and kanji digits. */
export function fold(text: string, locale: Locale): Folded {
  const wide = text
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/[’‘]/g, "'");
  if (locale === 'en') {
    const plain = wide.replace(/\s+/g, ' ');
    // Characters whose lower case is longer stay
    return { plain, folded: [...plain].map((sign) => lowered(sign)).join('') };
  }
  let plain = wide
    .replace(/\s+/g, '')
    .replace(/,/g, '、')
    .replace(/\.(?![0-9])|｡/g, '。');
  for (const [spelling, usual] of spellings) plain = plain.replace(spelling, usual);
  return { plain, folded: [...plain].map(digit).map(lowered).join('') };
}

const lowered = (sign: string): string => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign);

function digit(sign: string): string {
  const at = kanjiDigits.indexOf(sign);
  return at < 0 ? sign : String(at);
}

const spelled = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Digits, kanji up to 99, or English words up to ten. */
export function numberIn(text: string): number | undefined {
  if (/^[+-]?[0-9]{1,9}$/.test(text)) return Number(text);
  const tens = /^([2-9]?)十([1-9]?)$/.exec(text);
  if (tens !== null) return (tens[1] === '' ? 1 : Number(tens[1])) * 10 + Number(tens[2]);
  const word = spelled.indexOf(text);
  return word < 0 ? undefined : word;
}
