import type { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { KnownEntry } from '#authoring/text/reading/reading.ts';
import type { Completion } from './completion.ts';
import { type CompletionPlace, placeAt, REACH } from './place.ts';

/** An excerpt and the place within it. */
export interface Near {
  readonly text: string;
  readonly from: number;
  readonly place: CompletionPlace | null;
}

/** The place in a text that was just edited; mostly only the entry around it is read. */
export function nearAt(whole: SplicedText, offset: number, known: KnownEntry | null): Near {
  const near = known === null ? null : within(whole, offset, known);
  return near ?? { text: whole.toString(), from: 0, place: placeAt(whole.toString(), offset, known) };
}

function within(whole: SplicedText, offset: number, known: KnownEntry): Near | null {
  const from = known.start;
  // Includes enough text to find the end of the entry
  const to = Math.min(whole.length, whole.lineAround(offset, offset).end + 2 * REACH);
  const text = whole.slice(from, to);
  const place = placeAt(text, offset - from, { ...known, open: known.open - from, start: 0 });
  if (place === null || place.path.length <= (place.stands === 'key' ? 1 : 2)) return null;
  // With a bracket too many, the place is outside of the entry
  const [list, entry] = place.path;
  return list === known.key && typeof entry === 'number' ? { text, from, place } : null;
}

/** Converts offsets in the excerpt to those of the whole text. */
export function inWhole(found: Completion, from: number): Completion {
  if (from === 0) return found;
  const candidates = found.candidates.map((one) =>
    one.removed.length === 0
      ? one
      : { ...one, removed: one.removed.map((span) => ({ ...span, offset: span.offset + from })) },
  );
  return { ...found, offset: found.offset + from, candidates };
}
