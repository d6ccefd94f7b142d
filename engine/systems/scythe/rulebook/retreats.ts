import { change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { popularity } from '../changes/changes.ts';
import type { ScytheGame } from '../table/game.ts';
import { loneWorkersAt } from '../table/movement.ts';
import { counter, goodsCounters } from '../table/plan.ts';

/** Lone workers of others go home; the mover loses popularity for each (SC-PR-05). */
export function retreatOfWorkers(game: ScytheGame, mover: Thing, hex: Thing): Next {
  const workers = loneWorkersAt(game, mover, hex);
  if (workers.length === 0) return undefined;
  return [goingHome(game, workers), popularity(mover, -workers.length)];
}

export const goingHome = (game: ScytheGame, units: readonly Thing[]): Next =>
  units.map((unit) => change('home', { unit, to: game.homeOf(game.ownerOf(unit)) }));

/** Clears what waiting units remember of their moves. */
export function nothingWaits(game: ScytheGame): Next {
  const waiting = game.seats
    .flatMap((seat) => game.unitsOf(seat))
    .filter((unit) => game.count(unit, counter.origin) > 0);
  return waiting.map((unit) => [
    change('waits', { unit, from: 0 }),
    ...goodsCounters.flatMap((which, i) =>
      game.count(unit, which) === 0 ? [] : [change('carries', { unit, resource: i + 1, amount: 0 })],
    ),
  ]);
}
