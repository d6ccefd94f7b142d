import { goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { fightersAt } from '../table/movement.ts';
import { call, procedure } from './book.ts';
import { contestedBy, fight } from './combat.ts';
import { encounter, encounterOf } from './encounters.ts';
import { factory, mayTakeFactoryCard, rightComesBack } from './factory.ts';
import { retreatOfWorkers } from './retreats.ts';

interface After {
  readonly by: Thing;
  hex: Thing;
  winner: Thing;
  /** Defenders who won, and where: they may meet an encounter there (SC-CO-14). */
  defended: readonly (readonly [seat: Thing, hex: Thing])[];
}

/** What follows an action: lone workers retreat, combats, encounters, a factory card. */
export const aftermath = procedure(
  'aftermath',
  ({ by }: { readonly by: Thing }): After => ({ by, hex: 0, winner: 0, defended: [] }),
  ({ step, choose, offer }) => ({
    workers: step(
      'SC-PR-05',
      (game, { by }): Next =>
        game.hexes.filter((hex) => fightersAt(game, by, hex).length > 0).map((hex) => retreatOfWorkers(game, by, hex)),
    ),
    next: step('SC-CO-01', (game, my) => (contestedBy(game, my.by).length === 0 ? goto('encounter') : undefined)),
    combat: choose('SC-CO-03', {
      attack: offer('SC-CO-03', {
        among: { by: (_, my: After) => [my.by], hex: (game, my) => contestedBy(game, my.by) },
        then: (game, my, { hex }) => {
          my.hex = hex as Thing;
          return fight(game, my.by, my.hex, 'winner');
        },
      }),
    }),
    again: step('SC-CO-03', (_, my) => {
      if (my.winner !== my.by) my.defended = [...my.defended, [my.winner, my.hex]];
      return goto('next');
    }),
    encounter: step('SC-EN-02', (game, my): Next => {
      const own = encounterOf(game, my.by);
      if (own > 0) return [goto('encounter'), call(encounter, { by: my.by, hex: own })];
      const met = my.defended.find(([seat, hex]) => encounterOf(game, seat) === hex);
      return met === undefined ? undefined : [goto('encounter'), call(encounter, { by: met[0], hex: met[1] })];
    }),
    factory: step('SC-FC-01', (game, { by }) =>
      mayTakeFactoryCard(game, by) ? call(factory, { by }) : rightComesBack(game, by),
    ),
  }),
);
export const follow = (by: Thing): Next => call(aftermath, { by });
