/** Pseudo-locale with long texts, to find overflows. */
export const PSEUDO_LOCALE = 'en-XA';

const MORE = { name: 0.8, rule: 0.4 } as const;

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, at) => [
    letter,
    [...'ábçđéfğĥíĵķłmñópqřšţúvŵxýžÁBÇĐÉFĞĤÍĴĶŁMÑÓPQŘŠŢÚVŴXÝŽ'][at] ?? letter,
  ]),
);

/** Filler in the script of the text. */
const wide = '永東国酬愛鬱霊鷹袋三';
const narrow = ' ŵíđé łóñğ ŵóřđš';

/** Accented, lengthened and bracketed, so that a missing bracket shows truncation. */
export function pseudoText(text: string, kind: keyof typeof MORE): string {
  const letters = [...text];
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
  const fill = [...(isWide ? wide : narrow)];
  const count = Math.ceil(letters.length * MORE[kind]);
  const filling = Array.from({ length: count }, (_, at) => fill[at % fill.length]).join('');
  return `【${letters.map((letter) => accented[letter] ?? letter).join('')}${filling.trimEnd()}】`;
}
