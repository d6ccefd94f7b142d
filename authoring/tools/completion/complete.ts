import type { Completion } from './completion.ts';
import { keysAt } from './keys-at.ts';
import { type CompletionPlace, placeAt } from './place.ts';
import { referencesAt } from './references-at.ts';
import { valuesAt } from './values-at.ts';
import type { CompletionRequest } from './writing.ts';

/** Works on broken text. Null: nothing can be written there. */
export function completionAt(
  writing: CompletionRequest,
  offset: number,
  place: CompletionPlace | null = placeAt(writing.text, offset),
): Completion | null {
  if (place === null) return null;
  const referring = referencesAt(writing, place, offset);
  if (referring !== null) return referring;
  const candidates = place.stands === 'key' ? keysAt(writing, place) : valuesAt(writing, place);
  const { offset: from, length, typed } = place;
  return { offset: from, length, typed, candidates };
}
