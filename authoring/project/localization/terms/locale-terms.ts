import { wordEndingsOf } from '../languages/languages.ts';
import { type Term, type TermUse, termUses } from './term.ts';
import { plainWord, wordsPattern } from './word-pattern.ts';

export interface TermWord {
  readonly word: string;
  readonly use: TermUse;
  readonly note: string;
  readonly pattern: RegExp;
}
export interface TermWords {
  readonly term: string;
  readonly words: readonly TermWord[];
}

export interface LocaleTerms {
  readonly byTerm: ReadonlyMap<string, TermWords>;
  /** Any of the terms, longest first. */
  readonly inSource: RegExp;
  /** Forbidden in general. */
  readonly never: readonly TermWord[];
}

export const noLocaleTerms: LocaleTerms = { byTerm: new Map(), inSource: /(?!)/g, never: [] };

const known = new Map<string, LocaleTerms>();
const mostKnown = 60;

export function localeTerms(terms: readonly Term[], from: string, into: string): LocaleTerms {
  const its = terms.filter(({ locale }) => locale === into);
  if (its.length === 0) return noLocaleTerms;
  const signature = JSON.stringify([from, its]);
  const before = known.get(signature);
  if (before !== undefined) return before;
  const now = made(its, from, into);
  if (known.size >= mostKnown) known.clear();
  known.set(signature, now);
  return now;
}

function made(terms: readonly Term[], from: string, into: string): LocaleTerms {
  const endings = wordEndingsOf(into);
  const never: TermWord[] = [];
  const byTerm = new Map<string, { readonly term: string; readonly words: TermWord[] }>();
  for (const { term, target, use, note } of terms) {
    // A word of the word list
    if (term === '' && use !== 'forbidden') continue;
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
