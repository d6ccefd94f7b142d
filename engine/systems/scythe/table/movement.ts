import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { queries, type ScytheGame } from './game.ts';
import { counter } from './plan.ts';

/** Printed tunnels, and what counts as one for a unit by a text of its seat (SC-PR-04, SC-PR-11, SC-PR-13). */
const tunnelsOf = (counts: (game: ScytheGame, card: Thing) => boolean) =>
  queries.perRevision((game, seat, hex) => {
    if (game.laid.tunnels.includes(hex)) return 1;
    if (!game.texts.isAltered(game, 'tunnel')) return 0;
    const allowed = game.texts
      .modifiersOf(game, 'tunnel', hex)
      .some(
        ({ card, layer }) => layer === 'allow' && game.ownerOf(card as Thing) === seat && counts(game, card as Thing),
      );
    return allowed ? 1 : 0;
  });
const forFighters = tunnelsOf(() => true);
/** Abilities of mechs are not for workers (SC-PR-12). */
const forWorkers = tunnelsOf((game, card) => game.kind(card).sort !== 'unit');
function isTunnelFor(game: ScytheGame, unit: Thing, hex: Thing): boolean {
  const isTunnel = game.isFighter(unit) ? forFighters : forWorkers;
  return isTunnel(game, game.ownerOf(unit), hex) === 1;
}

/** Where one step may lead, blocked or not. */
export function stepsFrom(game: ScytheGame, unit: Thing, from = game.placeOfPiece(unit)): readonly Thing[] {
  const exits = game.laid.exits.get(from);
  if (exits !== undefined) return exits;
  const near = game.laid.map.neighbours(from);
  if (!isTunnelFor(game, unit, from)) return near;
  return [...near, ...game.hexes.filter((hex) => hex !== from && !near.includes(hex) && isTunnelFor(game, unit, hex))];
}

/** (SC-PR-03) A tunnel leads under a river. */
export function isRiverInTheWay(game: ScytheGame, unit: Thing, to: Thing, from = game.placeOfPiece(unit)): boolean {
  if (game.laid.map.bearsBetween(from, to).length === 0) return false;
  if (isTunnelFor(game, unit, from) && isTunnelFor(game, unit, to)) return false;
  return !game.permits('crossRivers', unit, false);
}
/** (SC-PR-04) */
export function isLakeInTheWay(game: ScytheGame, unit: Thing, to: Thing, from = game.placeOfPiece(unit)): boolean {
  const { isLake } = game.laid;
  if (!isLake.has(to) && !isLake.has(from)) return false;
  return !game.permits('enterLakes', unit, false);
}
const othersAt = (game: ScytheGame, seat: Thing, hex: Thing): readonly Thing[] =>
  game.at('units', hex).filter((unit) => game.ownerOf(unit) !== seat);
/** (SC-PR-05) A worker that moves itself. */
export const isHeldByOthers = (game: ScytheGame, unit: Thing, to: Thing): boolean =>
  game.role(unit) === 'worker' && othersAt(game, game.ownerOf(unit), to).length > 0;

export const canStep = (game: ScytheGame, unit: Thing, to: Thing, from = game.placeOfPiece(unit)): boolean =>
  !isRiverInTheWay(game, unit, to, from) && !isLakeInTheWay(game, unit, to, from) && !isHeldByOthers(game, unit, to);

/** Whether the unit's movement ends where it is (SC-PR-05, SC-EN-01). */
export function endsMove(game: ScytheGame, unit: Thing): boolean {
  const hex = game.placeOfPiece(unit);
  if (othersAt(game, game.ownerOf(unit), hex).length > 0) return true;
  return game.role(unit) === 'character' && game.count(hex, counter.token) > 0;
}

/** Other seats' units there, if there are only workers. */
export function loneWorkersAt(game: ScytheGame, seat: Thing, hex: Thing): readonly Thing[] {
  const others = othersAt(game, seat, hex);
  return others.some((unit) => game.isFighter(unit)) ? [] : others;
}
export const fightersAt = (game: ScytheGame, seat: Thing, hex: Thing): readonly Thing[] =>
  game.at('units', hex).filter((unit) => game.ownerOf(unit) === seat && game.isFighter(unit));
/** The other seat with a character or mech there; undefined: no combat (SC-CO-01). */
export function opponentAt(game: ScytheGame, seat: Thing, hex: Thing): Thing | undefined {
  if (fightersAt(game, seat, hex).length === 0) return undefined;
  const fighter = othersAt(game, seat, hex).find((unit) => game.isFighter(unit));
  return fighter === undefined ? undefined : game.ownerOf(fighter);
}
