import { change, end, goto, type Next } from '#engine/kernel/procedures/next.ts';
import { call, procedure } from './book.ts';
import { turn } from './turn.ts';

/** Seat after seat, clockwise (SC-TU-08); the limit of rounds is ours (SC-PR-20). */
export const rounds = procedure(
  'rounds',
  (_: object) => ({ at: 0 }),
  ({ step }) => ({
    // A playtest's table continues in its own round, with its active seat
    first: step('SC-PR-19', (game, my) => {
      my.at = Math.max(0, game.seats.indexOf(game.active));
      return game.round > 0 && game.active > 0 ? goto('seats') : undefined;
    }),
    limit: step('SC-PR-20', (game) => {
      const { roundLimit } = game.setup;
      return roundLimit > 0 && game.round >= roundLimit ? end('roundLimit') : undefined;
    }),
    begin: step('SC-PR-20', () => change('round', { amount: 1 })),
    seats: step('SC-TU-08', (game, my): Next => {
      const seat = game.seats[my.at++];
      if (seat !== undefined) return [call(turn, { by: seat }), goto('seats')];
      my.at = 0;
      return goto('limit');
    }),
  }),
);

export const start = procedure(
  'start',
  (_: object) => ({}),
  ({ step }) => ({
    ready: step('KERNEL', () => undefined),
    rounds: step('SC-TU-09', () => call(rounds, {})),
  }),
);
