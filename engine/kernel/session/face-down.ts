import type { Erased } from '../basics/erased.ts';
import type { RuleSystem } from '../system.ts';
import type { Place } from '../table/table.ts';

/** For each seat the places that are hidden from it: the same from the beginning of a game to its end. */
export type FaceDown = readonly ReadonlySet<Place>[];

export function faceDownIn(system: RuleSystem, game: Erased): FaceDown {
  return Array.from(
    { length: system.seats(game) },
    (_, seat) => new Set(system.hidden.flatMap(({ groups }) => groups(game, seat).flatMap(({ places }) => places))),
  );
}
