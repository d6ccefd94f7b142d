import { plainLaws } from '../zones/hidden-zones.ts';
import { nameOn, type PlannedGame } from './layout.ts';

/** The invariants of every planned table: see `plainLaws`. */
export const plannedLaws = (game: PlannedGame): string[] =>
  plainLaws(game.table, {
    places: game.layout.placeNames,
    firstPiece: game.layout.firstPiece,
    nameOf: (piece) => nameOn(game, piece),
  });
