import { chunksOf, mapChunks } from '#engine/kernel/basics/chunks.ts';
import { textHash } from '#engine/kernel/basics/hash.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';

/** Hash of a project without fields that do not affect play; cached by run and value, so an edit rehashes one run. */
export function playedHashOf(unplayed: readonly string[]): (parts: { readonly [part: string]: Json }) => string {
  const textOf = playedTextOf(unplayed);
  const hashes = mapChunks((run: readonly object[]) =>
    textHash(run.map((one) => textOf(one as Json)).join(','), digits),
  );
  const said = (part: Json): string => {
    const runs = isListOfObjects(part) ? chunksOf(part) : [];
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
    // Nodes are hashed whole: there, `name` binds a variable
    const kept = Object.keys(value).filter((key) => 'op' in value || !skipped.has(key));
    const fields = kept.sort().map((key) => `${JSON.stringify(key)}:${textOf(value[key] as Json)}`);
    return `{${fields.join(',')}}`;
  };
  return textOf;
}

const playedAlone = playedTextOf(['note', 'art']);

/** Content hash for games in which only notes and pictures do not affect play. */
export const playedHash = (documents: Json): string => textHash(playedAlone(documents), 32);
