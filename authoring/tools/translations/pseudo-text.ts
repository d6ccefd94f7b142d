/** A locale into which nobody translates: texts as long as translations may become, by which it is seen what is cut off. */
export const PSEUDO_LOCALE = 'en-XA';

/** How much longer a translation of a name or of a rule may become. */
const MORE = { name: 0.8, rule: 0.4 } as const;

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, at) => [
    letter,
    [...'ábçđéfğĥíĵķłmñópqřšţúvŵxýžÁBÇĐÉFĞĤÍĴĶŁMÑÓPQŘŠŢÚVŴXÝŽ'][at] ?? letter,
  ]),
);

/** What fills up a text: wide signs where it has such, else words of many accents. */
const wide = '永東国酬愛鬱霊鷹袋三';
const narrow = ' ŵíđé łóñğ ŵóřđš';

/** A text between brackets, longer by what a translation may need and with accents: what is wanting at its end is cut off. */
export function pseudoText(text: string, kind: keyof typeof MORE): string {
  const letters = [...text];
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
  const fill = [...(isWide ? wide : narrow)];
  const count = Math.ceil(letters.length * MORE[kind]);
  const filling = Array.from({ length: count }, (_, at) => fill[at % fill.length]).join('');
  return `【${letters.map((letter) => accented[letter] ?? letter).join('')}${filling.trimEnd()}】`;
}
