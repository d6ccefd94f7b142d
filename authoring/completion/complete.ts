import type { Candidate } from './candidate.ts';
import { keysAt } from './keys-at.ts';
import { type Place, placeAt } from './place.ts';
import { valuesAt } from './values-at.ts';
import type { Writing } from './writing.ts';

/** What may be written at an offset, the likeliest first, and what it takes the place of. */
export interface Completion {
  readonly offset: number;
  readonly length: number;
  /** What was typed of it already. */
  readonly typed: string;
  readonly candidates: readonly Candidate[];
}

/** All that may stand at an offset of a text, however broken it is elsewhere; null where nothing can be written. */
export function completionAt(
  writing: Writing,
  offset: number,
  place: Place | null = placeAt(writing.text, offset),
): Completion | null {
  if (place === null) return null;
  const candidates = place.stands === 'key' ? keysAt(writing, place) : valuesAt(writing, place);
  const { offset: from, length, typed } = place;
  return { offset: from, length, typed, candidates };
}
