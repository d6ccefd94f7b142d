import nspell from 'nspell';
import type { DictionaryFaultCode } from './dictionary-fault.ts';
import { faultOfDictionary } from './dictionary-form.ts';

export interface Speller {
  isRight(word: string): boolean;
  /** Likeliest first; at most three. */
  suggestions(word: string): readonly string[];
}

const MOST_SUGGESTED = 3;
/** Longer ones are no words, and take long to find suggestions for. */
const LONGEST = 60;
const SHORTEST_PART = 4;
const MOST_PARTS = 3;

/** Takes up to seconds for a large dictionary. */
export function makeSpeller(aff: string, dic: string): Speller | { readonly fault: DictionaryFaultCode } {
  const fault = faultOfDictionary(aff, dic);
  if (fault !== null) return { fault };
  try {
    return spellerOf(nspell(aff, dic), /^COMPOUND(?:FLAG|BEGIN|MIDDLE|END)\b/m.test(aff));
  } catch {
    return { fault: 'form' };
  }
}

function spellerOf(words: ReturnType<typeof nspell>, hasCompounds: boolean): Speller {
  const known = (word: string): boolean => words.correct(word);
  /** nspell does not join words by the flags of a dictionary, so any two that are right may stand together. */
  const isCompound = (word: string, parts = MOST_PARTS): boolean => {
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const [first, rest] = [word.slice(0, at), word.slice(at)];
      if (!known(first) && !(first.endsWith('s') && known(first.slice(0, -1)))) continue;
      if (known(rest) || known(capital(rest)) || (parts > 2 && isCompound(capital(rest), parts - 1))) return true;
    }
    return false;
  };
  return {
    isRight(word) {
      const plain = word.replaceAll('’', "'");
      if (plain.length > LONGEST || known(plain)) return true;
      // Articles and endings that are written together with a word: l'arbre, card's
      const parts = plain.split("'");
      if (parts.length > 1 && parts.every((one) => one.length <= 2 || known(one))) return true;
      return hasCompounds && isCompound(plain);
    },
    suggestions: (word) => words.suggest(word.replaceAll('’', "'")).slice(0, MOST_SUGGESTED),
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
