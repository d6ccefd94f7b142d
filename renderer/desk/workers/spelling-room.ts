import type { DictionaryFaultCode } from '#authoring/tools/spelling/dictionary-fault.ts';
import { makeSpeller, type Speller } from '#authoring/tools/spelling/speller.ts';

export type MisspeltWord = readonly [word: string, suggestions: readonly string[]];

/** In a worker of its own, since a large dictionary takes seconds to expand. */
export function makeSpellingRoom() {
  const spellers = new Map<string, Speller>();
  return {
    /** Null: the dictionary is sound. */
    take({ locale, aff, dic }: { readonly locale: string; readonly aff: string; readonly dic: string }) {
      const made = makeSpeller(aff, dic);
      if ('fault' in made) return made.fault satisfies DictionaryFaultCode;
      spellers.set(locale, made);
      return null;
    },
    /** Suggestions take long, so they are only made where they are shown. */
    misspelt({ locale, words, suggests }: AskedWords): readonly MisspeltWord[] {
      const speller = spellers.get(locale);
      if (speller === undefined) return [];
      return words
        .filter((word) => !speller.isRight(word))
        .map((word) => [word, suggests ? speller.suggestions(word) : []]);
    },
  };
}

interface AskedWords {
  readonly locale: string;
  readonly words: readonly string[];
  readonly suggests: boolean;
}
export type SpellingCalls = ReturnType<typeof makeSpellingRoom>;
