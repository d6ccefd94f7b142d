import type { UnitCheck, UnitFault } from './unit-fault.ts';

const KANA = /[\u3041-\u3096\u30a1-\u30fa]/;

/** L10N006, L10N018: letters of another language, from copied or partly translated text. */
export function leftoverFault({ t, source, into }: UnitCheck): UnitFault | null {
  const strange = into === null ? (KANA.test(source) ? KANA.exec(t) : null) : into.strange.exec(t);
  if (strange === null) return null;
  return KANA.test(t) && (into === null || into.strange.test('あ'))
    ? { code: 'L10N006', data: {} }
    : { code: 'L10N018', data: { said: aroundIn(t, strange.index) } };
}

/** L10N018, L10N015: words, quotes and punctuation of another language. */
export function foreignFault({ t, source, into }: UnitCheck): UnitFault | null {
  if (into === null) return null;
  const words = into.foreign === null ? [] : (t.match(into.foreign) ?? []).filter((word) => !source.includes(word));
  if (words.length > 0) return { code: 'L10N018', data: { said: words[0] as string } };
  const mark = into.strangeMarks.exec(t);
  return mark === null ? null : { code: 'L10N015', data: { said: mark[0] } };
}

function aroundIn(text: string, at: number): string {
  const from = Math.max(0, at - 2);
  return text.slice(from, at + 3).trim();
}

/** L10N014: leading, trailing and double spaces, and those that the language does not use. */
export function spacesFault({ t, source, into }: UnitCheck): UnitFault | null {
  const ends = /^\s|\s$/.exec(t);
  if (ends !== null && t.trim() !== '' && !/^\s|\s$/.test(source))
    return { code: 'L10N014', data: { said: excerpt(t, ends.index) } };
  const double = /[ \u00a0\u3000]{2}|[ \u3000]\n|\n[ \u3000]|\t/.exec(t) ?? into?.strangeSpace.exec(t) ?? null;
  return double === null || source.includes(double[0])
    ? null
    : { code: 'L10N014', data: { said: excerpt(t, double.index) } };
}

const excerpt = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 6), at + 8)
    .replaceAll('\n', ' ⏎ ')
    .replaceAll('\t', '⇥');

export const withoutExtraSpaces = (t: string): string =>
  t
    .replace(/[ \u00a0\u3000\t]*\n[ \u00a0\u3000\t]*/g, '\n')
    .replace(/[ \u00a0\u3000\t]{2,}|\t/g, ' ')
    .replace(/ +([,.;:!?])(?!\d)/g, '$1')
    .replace(/(?<=[\p{Script=Han}，。、：；！？]) +(?=[\p{Script=Han}，。、：；！？])/gu, '')
    .trim();
