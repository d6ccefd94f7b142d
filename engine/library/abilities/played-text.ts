import { textHash } from '#engine/kernel/basics/hash.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { ofEachRun, runsOf } from '#engine/kernel/basics/runs.ts';

/**
 * The hash of what a project says without what only people read: of its parts, each of a canonical text. A list that is
 * longer than a run says the hashes of its runs: an edit touches one card of thousands, and only its run is hashed again.
 * What was made of a value is kept as long as the value, and values of documents are never written to.
 */
export function playedHashOf(unplayed: readonly string[]): (parts: { readonly [part: string]: Json }) => string {
  const textOf = playedTextOf(unplayed);
  const hashes = ofEachRun((run: readonly object[]) =>
    textHash(run.map((one) => textOf(one as Json)).join(','), digits),
  );
  const said = (part: Json): string => {
    const runs = isListOfObjects(part) ? runsOf(part) : [];
    return runs.length > 1 ? JSON.stringify(hashes(runs)) : textOf(part);
  };
  return (parts) =>
    textHash(
      JSON.stringify(
        Object.keys(parts)
          .sort()
          .map((part) => [part, said(parts[part] as Json)]),
      ),
      digits,
    );
}

const digits = 32;

const isListOfObjects = (part: Json): part is readonly JsonObject[] =>
  Array.isArray(part) && part.every((one) => typeof one === 'object' && one !== null);

/** The canonical text of a value without what only people read. */
function playedTextOf(unplayed: readonly string[]): (value: Json) => string {
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

const playedAlone = playedTextOf(['note', 'art']);

/** The content hash of a game that plays all that is written but notes of designers and pictures. */
export const playedHash = (documents: Json): string => textHash(playedAlone(documents), 32);
