import type { Erased } from '../basics/erased.ts';
import type { Json, JsonObject } from '../basics/json.ts';
import type { Names } from '../contract/system.ts';
import type { ChangeRecord, RecordEdit } from '../procedures/next.ts';
import { nowhere, type Place, type Thing } from '../table/table.ts';

/** For each seat the things of an event that it does not see: they lay face down for it before, and do so after it. */
export type Veil = readonly (readonly Thing[])[];

/** The things that an event names, and those that altered its amount. */
export function namedIn(names: Names<Erased>, record: ChangeRecord): readonly Thing[] {
  const named: Thing[] = [];
  for (const field in record) {
    const value = record[field];
    if (field !== 'edits' && value !== undefined) named.push(...names.things(field, value as Json));
  }
  for (const edit of record.edits ?? [])
    for (const field in edit) named.push(...names.things(field, edit[field] as Json));
  return named;
}

/** What of the things named nobody at a seat has seen; null: everybody has seen all. */
export function veilOf(
  things: readonly Thing[],
  before: readonly Place[],
  after: readonly Place[],
  hidden: readonly ReadonlySet<Place>[],
): Veil | null {
  const veil = hidden.map((places) =>
    things.filter((_, i) => {
      const lay = [before[i] as Place, after[i] as Place].filter((place) => place !== nowhere);
      return lay.length > 0 && lay.every((place) => places.has(place));
    }),
  );
  return veil.every((things) => things.length === 0) ? null : veil;
}

/** What stands for the name of a piece that is not seen. */
export const unseen = '?';

/**
 * An event or an edit in names, for a seat: a piece that it does not see is `?`, and so is the place in the content of a
 * text on such a piece. What a cheat has written down in names may name anything, and says nothing.
 */
export function veiled(
  names: Names<Erased>,
  record: ChangeRecord | RecordEdit,
  named: JsonObject,
  things: readonly Thing[],
): JsonObject {
  const told: { [field: string]: Json } = {};
  // Of an event the text is that of its cause; of an edit, that of the piece that it names.
  const bearer = named['kind'] === undefined ? null : 'cause';
  let isTextUnseen = false;
  for (const [field, value] of Object.entries(named)) {
    const raw = record[field] as Json | undefined;
    const hides = raw !== undefined && names.things(field, raw).some((thing) => things.includes(thing));
    if (hides && Array.isArray(raw) && Array.isArray(value))
      told[field] = value.map((one: Json, i) => (things.includes(raw[i] as Thing) ? unseen : one));
    else told[field] = hides || isWritten(value) ? unseen : value;
    isTextUnseen ||= hides && (bearer === null || field === bearer);
  }
  if (isTextUnseen && told['path'] !== undefined) told['path'] = unseen;
  return told;
}

const isWritten = (value: Json): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
