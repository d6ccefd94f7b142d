import type { Reading } from '#authoring/text/reading/reading.ts';
import type { SystemWords } from '#engine/kernel/contract/system.ts';
import { type NamesReferred, noneReferred } from './names-referred.ts';
import { type NamesSaid, namesSaid } from './names-said.ts';
import { nothingNoted, type OldTexts } from './old-texts.ts';
import { noTerms, type Term } from './terms/term.ts';
import { type TermsBeside, termsBeside } from './terms/terms-beside.ts';

/** What a translation is in, and what its text is in. */
export interface Languages {
  readonly from: string;
  readonly into: string;
  readonly names: NamesSaid;
  /** The names that texts refer to. */
  readonly referred: NamesReferred;
  /** What texts said that have changed since, as far as it is noted. */
  readonly old: OldTexts;
  readonly terms: TermsBeside;
  /** Whether the texts are sentences of the game, which have places. */
  readonly ofGame: boolean;
}

/** What is known of each locale, made when first asked for. */
export function languagesBeside(
  words: SystemWords,
  readings: readonly Reading[],
  from: string,
  old: OldTexts = nothingNoted,
  referred: NamesReferred = noneReferred,
  terms: readonly Term[] = noTerms,
  ofGame = false,
): (locale: string) => Languages {
  const known = new Map<string, Languages>();
  return (into) => {
    const before = known.get(into);
    if (before !== undefined) return before;
    const names = namesSaid(words, readings, from, into);
    const now = { from, into, names, referred, old, terms: termsBeside(terms, from, into), ofGame };
    known.set(into, now);
    return now;
  };
}
