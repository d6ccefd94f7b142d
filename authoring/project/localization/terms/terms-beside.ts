import { wordEndingsOf } from '../languages/languages.ts';
import { type Term, type TermUse, termUses } from './term.ts';
import { plainWord, wordsPattern } from './word-pattern.ts';

/** A word of a locale for a term, with how it is found. */
export interface TermWord {
  readonly word: string;
  readonly use: TermUse;
  readonly note: string;
  readonly pattern: RegExp;
}
/** What a term is called, the preferred word first. */
export interface TermWords {
  readonly term: string;
  readonly words: readonly TermWord[];
}

/** The terms of a project in one locale, ready to be looked for. */
export interface TermsBeside {
  readonly byTerm: ReadonlyMap<string, TermWords>;
  /** Any of the terms, the longest first: a part of another is none. */
  readonly inSource: RegExp;
  /** Words that are forbidden whatever the text says. */
  readonly never: readonly TermWord[];
}

export const noTermsBeside: TermsBeside = { byTerm: new Map(), inSource: /(?!)/g, never: [] };

const known = new Map<string, TermsBeside>();
/** More locales and more tables than anyone works on at a time. */
const mostKnown = 60;

/** The terms of a locale; the same value as long as they say the same. */
export function termsBeside(terms: readonly Term[], from: string, into: string): TermsBeside {
  const its = terms.filter(({ locale }) => locale === into);
  if (its.length === 0) return noTermsBeside;
  const signature = JSON.stringify([from, its]);
  const before = known.get(signature);
  if (before !== undefined) return before;
  const now = made(its, from, into);
  if (known.size >= mostKnown) known.clear();
  known.set(signature, now);
  return now;
}

function made(terms: readonly Term[], from: string, into: string): TermsBeside {
  const endings = wordEndingsOf(into);
  const never: TermWord[] = [];
  const byTerm = new Map<string, { readonly term: string; readonly words: TermWord[] }>();
  for (const { term, target, use, note } of terms) {
    const word = { word: target, use, note, pattern: wordsPattern([target], endings) };
    const key = plainWord(term);
    const words = term === '' ? never : (byTerm.get(key)?.words ?? []);
    words.push(word);
    if (term !== '') byTerm.set(key, { term, words });
  }
  for (const { words } of byTerm.values()) words.sort((a, b) => termUses.indexOf(a.use) - termUses.indexOf(b.use));
  const longestFirst = [...byTerm.keys()].sort((a, b) => b.length - a.length);
  return { byTerm, never, inSource: wordsPattern(longestFirst, wordEndingsOf(from)) };
}
