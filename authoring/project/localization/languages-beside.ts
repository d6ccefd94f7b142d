import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { SystemWords } from '#engine/kernel/contract/system.ts';
import { type NamesReferred, noneReferred } from './names-referred.ts';
import { type NamesSaid, namesSaid } from './names-said.ts';
import { nothingNoted, type OldTexts } from './old-texts.ts';
import { noTerms, type Term } from './terms/term.ts';
import { type TermsBeside, termsBeside } from './terms/terms-beside.ts';

export interface Languages {
  readonly from: string;
  readonly into: string;
  readonly names: NamesSaid;
  readonly referred: NamesReferred;
  /** Former source texts, as far as recorded. */
  readonly old: OldTexts;
  readonly terms: TermsBeside;
  /** Whether the texts are templates of the game, which have places. */
  readonly ofGame: boolean;
}

export function languagesBeside(
  words: SystemWords,
  readings: readonly ParsedDocument[],
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
