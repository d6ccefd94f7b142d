import type { Beside, UnitFault } from './unit-fault.ts';

const KANA = /[\u3041-\u3096\u30a1-\u30fa]/;

/** Letters of another language: a text that was copied, or of which a part was not translated. */
export function leftoverFault({ t, source, into }: Beside): UnitFault | null {
  const strange = into === null ? (KANA.test(source) ? KANA.exec(t) : null) : into.strange.exec(t);
  if (strange === null) return null;
  return KANA.test(t) && (into === null || into.strange.test('あ'))
    ? { code: 'L10N006', data: {} }
    : { code: 'L10N018', data: { said: aroundIn(t, strange.index) } };
}

/** Words of another language, and quotes and punctuation as it has them. */
export function foreignFault({ t, source, into }: Beside): UnitFault | null {
  if (into === null) return null;
  const words = into.foreign === null ? [] : (t.match(into.foreign) ?? []).filter((word) => !source.includes(word));
  if (words.length > 0) return { code: 'L10N018', data: { said: words[0] as string } };
  const mark = into.strangeMarks.exec(t);
  return mark === null ? null : { code: 'L10N015', data: { said: mark[0] } };
}

/** A few letters, so that one sees which one is meant. */
function aroundIn(text: string, at: number): string {
  const from = Math.max(0, at - 2);
  return text.slice(from, at + 3).trim();
}

/** Spaces at an end, two in a row, where the language has none, and characters that nobody sees. */
export function spacesFault({ t, source, into }: Beside): UnitFault | null {
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

/** The same translation without the spaces that are told of. */
export const tidied = (t: string): string =>
  t
    .replace(/[ \u00a0\u3000\t]*\n[ \u00a0\u3000\t]*/g, '\n')
    .replace(/[ \u00a0\u3000\t]{2,}|\t/g, ' ')
    .replace(/ +([,.;:!?])(?!\d)/g, '$1')
    .replace(/(?<=[\p{Script=Han}，。、：；！？]) +(?=[\p{Script=Han}，。、：；！？])/gu, '')
    .trim();
