import type { TermsBeside, TermWord } from './terms-beside.ts';
import { plainWord, wordOf } from './word-pattern.ts';

/** A stretch of a translation that says a word; `length` is without the word's ending. */
export interface SaidAt {
  readonly offset: number;
  readonly length: number;
  readonly end: number;
}
/** A word of the table, with where the translation says it. */
export interface HitWord extends Omit<TermWord, 'pattern'> {
  readonly at: readonly SaidAt[];
}
/** A term that a text says; an empty one stands for words that are forbidden whatever it says. */
export interface TermHit {
  readonly term: string;
  readonly words: readonly HitWord[];
}

const noHits: readonly TermHit[] = [];

/** The terms of a text with their words in its translation; a forbidden word inside one that may be said is none. */
export function termHits(source: string, t: string, terms: TermsBeside): readonly TermHit[] {
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

/** The word that a forbidden one is exchanged for; null: the table names none. */
export const preferredOf = ({ words }: TermHit): string | null =>
  words.find(({ use }) => use === 'preferred')?.word ?? null;

/** Whether the translation says the term by one of its words; true also where the table has none but forbidden ones. */
export function isSaid({ words }: TermHit): boolean {
  const right = words.filter(({ use }) => use !== 'forbidden');
  return right.length === 0 || right.some(({ at }) => at.length > 0);
}
