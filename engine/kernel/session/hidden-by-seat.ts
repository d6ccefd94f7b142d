import type { Erased } from '../basics/erased.ts';
import type { RuleSystem, ValueNames } from '../contract/system.ts';
import { sameName } from '../naming/naming.ts';
import { headerField } from '../procedures/header.ts';
import type { Frame } from '../procedures/stack.ts';
import type { ReadonlyTable } from '../table/readonly-table.ts';
import type { Place, Thing } from '../table/things-and-places.ts';

/** Hidden places by seat, constant during a game. */
export type HiddenBySeat = readonly ReadonlySet<Place>[];

export function hiddenBySeat(system: RuleSystem, game: Erased): HiddenBySeat {
  return Array.from(
    { length: system.seats(game) },
    (_, seat) => new Set(system.hidden.flatMap(({ groups }) => groups(game, seat).flatMap(({ places }) => places))),
  );
}

/** Hidden places of which the seat does not even see how many pieces lie there now. */
export function uncountedBy(seat: number, { hidden }: RuleSystem, game: Erased): ReadonlySet<Place> {
  const places = hidden.flatMap(({ uncounted }) => uncounted?.(game, seat) ?? []);
  return places.length === 0 ? none : new Set(places);
}
const none: ReadonlySet<Place> = new Set();

/** Pieces that running procedures show to a seat: those of a search. */
export function lookedAtBy(
  seat: number,
  { system, game, frames }: { readonly system: RuleSystem; readonly game: Erased; readonly frames: readonly Frame[] },
): ReadonlySet<Thing> {
  const seen = new Set<Thing>();
  for (const frame of frames) {
    const looker = headerField(frame, 'looker');
    if (looker === undefined || system.seatOf(game, looker) !== seat) continue;
    for (const thing of headerField(frame, 'lookedAt') ?? []) seen.add(thing);
  }
  return seen;
}

export function liesOnlyIn(
  { places, lookedAt }: { readonly places: ReadonlySet<Place>; readonly lookedAt: ReadonlySet<Thing> },
  name: string,
  { names, game, table }: { readonly names: ValueNames<Erased>; readonly game: Erased; readonly table: ReadonlyTable },
): boolean {
  let isThere = false;
  for (let thing = 0; thing < table.things; thing++) {
    if (!sameName(names.nameOf(game, thing) ?? undefined, name)) continue;
    if (lookedAt.has(thing) || !places.has(table.placeOf(thing))) return false;
    isThere = true;
  }
  return isThere;
}
