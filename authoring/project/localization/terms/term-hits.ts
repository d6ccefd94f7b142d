import type { LocaleTerms, TermWord } from './locale-terms.ts';
import { plainWord, wordOf } from './word-pattern.ts';

/** `length` is without the word's ending, `end` with it. */
export interface SaidAt {
  readonly offset: number;
  readonly length: number;
  readonly end: number;
}
export interface HitWord extends Omit<TermWord, 'pattern'> {
  readonly at: readonly SaidAt[];
}
/** `term` is empty for words that are forbidden in general. */
export interface TermHit {
  readonly term: string;
  readonly words: readonly HitWord[];
}

const noHits: readonly TermHit[] = [];

/** A forbidden word within an allowed one does not count. */
export function termHits(source: string, t: string, terms: LocaleTerms): readonly TermHit[] {
  const meant = new Set([...source.matchAll(terms.inSource)].map((match) => plainWord(wordOf(match))));
  if (meant.size === 0 && terms.never.length === 0) return noHits;
  const hits = [...meant].flatMap((key) => terms.byTerm.get(key) ?? []);
  const found = hits.map(({ term, words }) => ({ term, words: words.map((word) => saidIn(t, word)) }));
  const never = terms.never.map((word) => saidIn(t, word)).filter(({ at }) => at.length > 0);
  if (never.length > 0) found.push({ term: '', words: never });
  const right = found.flatMap(({ words }) => words.filter(({ use }) => use !== 'forbidden').flatMap(({ at }) => at));
  const isWithin = (one: SaidAt): boolean => right.some(({ offset, end }) => offset <= one.offset && one.end <= end);
  return found
    .map(({ term, words }) => ({
      term,
      words: words.map((word) =>
        word.use === 'forbidden' ? { ...word, at: word.at.filter((one) => !isWithin(one)) } : word,
      ),
    }))
    .filter(({ term, words }) => term !== '' || words.some(({ at }) => at.length > 0));
}

function saidIn(t: string, { pattern, ...word }: TermWord): HitWord {
  const at = [...t.matchAll(pattern)].map((match): SaidAt => {
    const { 0: whole, index: offset } = match;
    return { offset, length: wordOf(match).length, end: offset + whole.length };
  });
  return { ...word, at };
}

/** Null if the table has no preferred word. */
export const preferredOf = ({ words }: TermHit): string | null =>
  words.find(({ use }) => use === 'preferred')?.word ?? null;

/** Also true if the table has only forbidden words for it. */
export function isSaid({ words }: TermHit): boolean {
  const right = words.filter(({ use }) => use !== 'forbidden');
  return right.length === 0 || right.some(({ at }) => at.length > 0);
}
