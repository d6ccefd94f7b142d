import type { Erased } from '../basics/erased.ts';
import type { Json, JsonObject } from '../basics/json.ts';
import type { ValueNames } from '../contract/system.ts';
import type { ChangeRecord, RecordEdit } from '../procedures/next.ts';
import type { Pick } from '../procedures/procedure.ts';
import { nowhere, type Place, type Thing } from '../table/things-and-places.ts';

/** What a seat does not see of an event. */
export interface EventVeil {
  /** Hidden from it both before and after. */
  readonly things: readonly Thing[];
  /** A list of them is told without its length. */
  readonly hidesCount: boolean;
}
export type SeatPrivacy = readonly EventVeil[];
/** The seat sees all of it, but for what cheats have written. */
export const noVeil: EventVeil = { things: [], hidesCount: false };

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

interface SeenEvent {
  readonly things: readonly Thing[];
  /** Where they lay before and after. */
  readonly before: readonly Place[];
  readonly after: readonly Place[];
  readonly hidden: readonly ReadonlySet<Place>[];
  readonly lookedAt: (seat: number) => ReadonlySet<Thing>;
  readonly uncounted: (seat: number) => ReadonlySet<Place>;
}

export function seatPrivacy({ things, before, after, hidden, lookedAt, uncounted }: SeenEvent): SeatPrivacy | null {
  const covered = hidden.map((places) =>
    things.filter((_, i) => {
      const lay = [before[i] as Place, after[i] as Place].filter((place) => place !== nowhere);
      return lay.length > 0 && lay.every((place) => places.has(place));
    }),
  );
  if (covered.every(isEmpty)) return null;
  const veil = covered.map((covering, seat): EventVeil => {
    const [seen, notCounted] = [lookedAt(seat), uncounted(seat)];
    return {
      things: seen.size === 0 ? covering : covering.filter((thing) => !seen.has(thing)),
      hidesCount: notCounted.size > 0 && [...before, ...after].some((place) => notCounted.has(place)),
    };
  });
  return veil.every(({ things: unseen }) => isEmpty(unseen)) ? null : veil;
}

const isEmpty = (things: readonly Thing[]): boolean => things.length === 0;

/** Mask for the name of a hidden piece. */
export const hiddenName = '?';

/** Masks hidden pieces, paths of texts on them, and names written by cheats, which may name anything. */
export function redacted(
  names: ValueNames<Erased>,
  record: ChangeRecord | RecordEdit | Pick,
  named: JsonObject,
  { things, hidesCount }: EventVeil,
): JsonObject {
  const told: { [field: string]: Json } = {};
  // For events the path is that of the cause, for edits that of the named piece
  const bearer = named['kind'] === undefined ? null : 'cause';
  let isTextUnseen = false;
  for (const [field, value] of Object.entries(named)) {
    const raw = record[field] as Json | undefined;
    const hides = raw !== undefined && names.things(field, raw).some((thing) => things.includes(thing));
    if (hides && hidesCount) told[field] = hiddenName;
    else if (hides && Array.isArray(raw) && Array.isArray(value))
      told[field] = value.map((one: Json, i) => (things.includes(raw[i] as Thing) ? hiddenName : one));
    else told[field] = hides || isWritten(value) ? hiddenName : value;
    isTextUnseen ||= hides && (bearer === null || field === bearer);
  }
  if (isTextUnseen && told['path'] !== undefined) told['path'] = hiddenName;
  return told;
}

const isWritten = (value: Json): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
