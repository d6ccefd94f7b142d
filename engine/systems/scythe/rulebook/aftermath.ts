import { goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { fightersAt } from '../table/movement.ts';
import { call, procedure } from './book.ts';
import { contestedBy, fight } from './combat.ts';
import { encounter, encounterOf } from './encounters.ts';
import { factory, mayTakeFactoryCard } from './factory.ts';
import { nothingWaits, retreatOfWorkers } from './retreats.ts';

interface After {
  readonly by: Thing;
  winner: Thing;
  /** Defenders who won meet their encounter too (SC-CO-14). */
  winners: readonly Thing[];
}

/** What follows an action: lone workers retreat, combats, encounters, a factory card. */
export const aftermath = procedure(
  'aftermath',
  ({ by }: { readonly by: Thing }): After => ({ by, winner: 0, winners: [] }),
  ({ step, choose, offer }) => ({
    workers: step(
      'SC-PR-05',
      (game, { by }): Next =>
        game.hexes.filter((hex) => fightersAt(game, by, hex).length > 0).map((hex) => retreatOfWorkers(game, by, hex)),
    ),
    next: step('SC-CO-01', (game, my) => (contestedBy(game, my.by).length === 0 ? goto('fought') : undefined)),
    combat: choose('SC-CO-03', {
      attack: offer('SC-CO-03', {
        among: { by: (_, my: After) => [my.by], hex: (game, my) => contestedBy(game, my.by) },
        then: (game, my, { hex }) => fight(game, my.by, hex as Thing, 'winner'),
      }),
    }),
    again: step('SC-CO-03', (_, my) => {
      if (my.winner !== my.by) my.winners = [...my.winners, my.winner];
      return goto('next');
    }),
    fought: step('SC-CO-20', (game) => nothingWaits(game)),
    encounter: step('SC-EN-02', (game, my): Next => {
      const seat = [my.by, ...my.winners].find((one) => encounterOf(game, one) > 0);
      if (seat === undefined) return undefined;
      return [goto('encounter'), call(encounter, { by: seat, hex: encounterOf(game, seat) })];
    }),
    factory: step('SC-FC-01', (game, { by }) => (mayTakeFactoryCard(game, by) ? call(factory, { by }) : undefined)),
  }),
);
export const follow = (by: Thing): Next => call(aftermath, { by });
