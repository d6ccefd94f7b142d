import { textHash } from '#engine/kernel/basics/hash.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';

/**
 * The canonical text of what a project says without what only people read: what its content hash is made of. What was
 * written for a value is kept as long as the value: an edit touches one card of hundreds, and values of documents are
 * never written to.
 */
export function playedTextOf(unplayed: readonly string[]): (value: Json) => string {
  const skipped = new Set(unplayed);
  const written = new WeakMap<object, string>();
  const textOf = (value: Json): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const known = written.get(value);
    if (known !== undefined) return known;
    const text = Array.isArray(value) ? `[${value.map(textOf).join(',')}]` : objectText(value as JsonObject);
    written.set(value, text);
    return text;
  };
  const objectText = (value: JsonObject): string => {
    // A node of the effect language is played whole: its `name` binds
    const kept = Object.keys(value).filter((key) => 'op' in value || !skipped.has(key));
    const fields = kept.sort().map((key) => `${JSON.stringify(key)}:${textOf(value[key] as Json)}`);
    return `{${fields.join(',')}}`;
  };
  return textOf;
}

const withoutNotes = playedTextOf(['note']);

/** The content hash of a game that plays all that is written but notes of designers. */
export const playedHash = (documents: Json): string => textHash(withoutNotes(documents), 32);
