import type { Erased } from '../basics/erased.ts';
import type { RuleSystem, ValueNames } from '../contract/system.ts';
import { sameName } from '../naming/naming.ts';
import type { Place, ReadonlyTable } from '../table/table.ts';

/** Hidden places by seat, constant during a game. */
export type HiddenBySeat = readonly ReadonlySet<Place>[];

export function hiddenBySeat(system: RuleSystem, game: Erased): HiddenBySeat {
  return Array.from(
    { length: system.seats(game) },
    (_, seat) => new Set(system.hidden.flatMap(({ groups }) => groups(game, seat).flatMap(({ places }) => places))),
  );
}

export function liesOnlyIn(
  places: ReadonlySet<Place>,
  name: string,
  { names, game, table }: { readonly names: ValueNames<Erased>; readonly game: Erased; readonly table: ReadonlyTable },
): boolean {
  let isThere = false;
  for (let thing = 0; thing < table.things; thing++) {
    if (!sameName(names.nameOf(game, thing) ?? undefined, name)) continue;
    if (!places.has(table.placeOf(thing))) return false;
    isThere = true;
  }
  return isThere;
}
