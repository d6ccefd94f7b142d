import type { SystemWords } from '#engine/kernel/system.ts';
import type { Reading } from '../diagnostics/reading.ts';
import { type NamesReferred, noneReferred } from './names-referred.ts';
import { type NamesSaid, namesSaid } from './names-said.ts';
import { nothingNoted, type OldTexts } from './old-texts.ts';

/** What a translation is in, and what its text is in. */
export interface Languages {
  readonly from: string;
  readonly into: string;
  readonly names: NamesSaid;
  /** The names that texts refer to. */
  readonly referred: NamesReferred;
  /** What texts said that have changed since, as far as it is noted. */
  readonly old: OldTexts;
}

/** What is known of each locale, made when first asked for. */
export function languagesBeside(
  words: SystemWords,
  readings: readonly Reading[],
  from: string,
  old: OldTexts = nothingNoted,
  referred: NamesReferred = noneReferred,
): (locale: string) => Languages {
  const known = new Map<string, Languages>();
  return (into) => {
    const before = known.get(into);
    if (before !== undefined) return before;
    const now = { from, into, names: namesSaid(words, readings, from, into), referred, old };
    known.set(into, now);
    return now;
  };
}
