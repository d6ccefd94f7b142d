import type { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { KnownEntry } from '#authoring/text/reading/reading.ts';
import type { Completion } from './completion.ts';
import { type Place, placeAt, REACH } from './place.ts';

/** A stretch of a text, and a place in it that is told as if there were nothing else. */
export interface Near {
  readonly text: string;
  /** Where the stretch begins in the whole. */
  readonly from: number;
  readonly place: Place | null;
}

/**
 * The place at an offset of a long text that was just typed in. Within an entry nothing is looked at but the entry: the
 * whole text need not be put together for it.
 */
export function nearAt(whole: SplicedText, offset: number, known: KnownEntry | null): Near {
  const near = known === null ? null : within(whole, offset, known);
  return near ?? { text: whole.toString(), from: 0, place: placeAt(whole.toString(), offset, known) };
}

/** Null: the place is in no entry. */
function within(whole: SplicedText, offset: number, known: KnownEntry): Near | null {
  const from = known.start;
  // Whatever is written at the place ends with its line, and what follows is looked for so far behind it
  const to = Math.min(whole.length, whole.lineAround(offset, offset).end + 2 * REACH);
  const text = whole.slice(from, to);
  const place = placeAt(text, offset - from, { ...known, open: known.open - from, start: 0 });
  if (place === null || place.path.length <= (place.stands === 'key' ? 1 : 2)) return null;
  // A bracket too many may have closed the list before: then it is in no entry, whatever follows
  const [list, entry] = place.path;
  return list === known.key && typeof entry === 'number' ? { text, from, place } : null;
}

/** What was found in the stretch, by the offsets of the whole. */
export function inWhole(found: Completion, from: number): Completion {
  if (from === 0) return found;
  const candidates = found.candidates.map((one) =>
    one.removed.length === 0
      ? one
      : { ...one, removed: one.removed.map((span) => ({ ...span, offset: span.offset + from })) },
  );
  return { ...found, offset: found.offset + from, candidates };
}
