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

const goingHome = (game: ScytheGame, units: readonly Thing[]): Next =>
  units.map((unit) => change('home', { unit, to: game.homeOf(game.ownerOf(unit)) }));

/** Units there no longer wait for a combat. */
export const nothingWaits = (game: ScytheGame, hex: Thing): Next =>
  game
    .at('units', hex)
    .filter((unit) => game.count(unit, counter.origin) > 0)
    .map((unit) => forgetMove(game, unit));

export const forgetMove = (game: ScytheGame, unit: Thing): Next => [
  change('waits', { unit, from: 0 }),
  ...goodsCounters.flatMap((which, i) =>
    game.count(unit, which) === 0 ? [] : [change('carries', { unit, resource: i + 1, amount: 0, from: 0 })],
  ),
];
