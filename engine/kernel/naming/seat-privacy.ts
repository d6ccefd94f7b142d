import type { Erased } from '../basics/erased.ts';
import type { Json, JsonObject } from '../basics/json.ts';
import type { ValueNames } from '../contract/system.ts';
import type { ChangeRecord, RecordEdit } from '../procedures/next.ts';
import { nowhere, type Place, type Thing } from '../table/things-and-places.ts';

/** By seat, the things of an event hidden from it both before and after. */
export type SeatPrivacy = readonly (readonly Thing[])[];

export function thingsOfEvent(names: ValueNames<Erased>, record: ChangeRecord): readonly Thing[] {
  const named: Thing[] = [];
  for (const field in record) {
    const value = record[field];
    if (field !== 'edits' && value !== undefined) named.push(...names.things(field, value as Json));
  }
  for (const edit of record.edits ?? [])
    for (const field in edit) named.push(...names.things(field, edit[field] as Json));
  return named;
}

export function seatPrivacy(
  things: readonly Thing[],
  before: readonly Place[],
  after: readonly Place[],
  hidden: readonly ReadonlySet<Place>[],
  lookedAt: (seat: number) => ReadonlySet<Thing>,
): SeatPrivacy | null {
  const covered = hidden.map((places) =>
    things.filter((_, i) => {
      const lay = [before[i] as Place, after[i] as Place].filter((place) => place !== nowhere);
      return lay.length > 0 && lay.every((place) => places.has(place));
    }),
  );
  if (covered.every(isEmpty)) return null;
  const veil = covered.map((things, seat) => {
    const seen = lookedAt(seat);
    return seen.size === 0 ? things : things.filter((thing) => !seen.has(thing));
  });
  return veil.every(isEmpty) ? null : veil;
}

const isEmpty = (things: readonly Thing[]): boolean => things.length === 0;

/** Mask for the name of a hidden piece. */
export const hiddenName = '?';

/** Masks hidden pieces, paths of texts on them, and names written by cheats, which may name anything. */
export function redacted(
  names: ValueNames<Erased>,
  record: ChangeRecord | RecordEdit,
  named: JsonObject,
  things: readonly Thing[],
): JsonObject {
  const told: { [field: string]: Json } = {};
  // For events the path is that of the cause, for edits that of the named piece
  const bearer = named['kind'] === undefined ? null : 'cause';
  let isTextUnseen = false;
  for (const [field, value] of Object.entries(named)) {
    const raw = record[field] as Json | undefined;
    const hides = raw !== undefined && names.things(field, raw).some((thing) => things.includes(thing));
    if (hides && Array.isArray(raw) && Array.isArray(value))
      told[field] = value.map((one: Json, i) => (things.includes(raw[i] as Thing) ? hiddenName : one));
    else told[field] = hides || isWritten(value) ? hiddenName : value;
    isTextUnseen ||= hides && (bearer === null || field === bearer);
  }
  if (isTextUnseen && told['path'] !== undefined) told['path'] = hiddenName;
  return told;
}

const isWritten = (value: Json): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
