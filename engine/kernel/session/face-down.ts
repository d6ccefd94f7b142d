import type { Erased } from '../basics/erased.ts';
import type { Names, RuleSystem } from '../contract/system.ts';
import { sameName } from '../naming/naming.ts';
import type { Place, Reading } from '../table/table.ts';

/** For each seat the places that are hidden from it: the same from the beginning of a game to its end. */
export type FaceDown = readonly ReadonlySet<Place>[];

export function faceDownIn(system: RuleSystem, game: Erased): FaceDown {
  return Array.from(
    { length: system.seats(game) },
    (_, seat) => new Set(system.hidden.flatMap(({ groups }) => groups(game, seat).flatMap(({ places }) => places))),
  );
}

/** Whether what is called so lies nowhere but in these places. */
export function liesOnlyIn(
  places: ReadonlySet<Place>,
  name: string,
  { names, game, table }: { readonly names: Names<Erased>; readonly game: Erased; readonly table: Reading },
): boolean {
  let isThere = false;
  for (let thing = 0; thing < table.things; thing++) {
    if (!sameName(names.nameOf(game, thing) ?? undefined, name)) continue;
    if (!places.has(table.placeOf(thing))) return false;
    isThere = true;
  }
  return isThere;
}
