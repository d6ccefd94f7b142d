import { change, close, end, goto, type Next, open } from '#engine/kernel/procedures/next.ts';
import { actions } from './actions.ts';
import { ascendingBid, sealedBid } from './auction.ts';
import { call, procedure } from './book.ts';
import { trains } from './trains.ts';
import { walk } from './walk.ts';

/**
 * Rounds go on until no action card can be drawn:
 * 1. A, from the second round on: the game ends if a deck is empty; else the lowest card of each column goes, a new one comes on top;
 * 2. B: turn order is bid for;
 * 3. C: meeples walk;
 * 4. D: action chips are placed until all have passed;
 * 5. E: trains move, stations and shares pay.
 */
export const rounds = procedure(
  'rounds',
  (_: object) => ({}),
  ({ step }) => ({
    // At once, before anything is refilled; the limit of rounds is ours, for maps on which nothing ends
    ending: step('TM-RO-02', (game) => {
      if (game.round === 0 && !game.setup.firstRoundRefill) return goto('begin');
      if (game.decks.some((deck) => game.top(deck) === undefined)) return end('cardsOut');
      return game.round >= game.setup.roundLimit ? end('roundLimit') : undefined;
    }),
    refill: step(
      'TM-RO-03',
      (game): Next =>
        game.decks.flatMap((deck) => {
          const [lowest, top] = [game.at('column', deck).at(-1), game.top(deck)];
          return [
            lowest === undefined ? undefined : change('discardCard', { card: lowest }),
            top === undefined ? undefined : change('drawCard', { card: top }),
          ];
        }),
    ),
    begin: step('TM-RO-01', () => [change('round', { amount: 1 }), open('round')]),
    bid: step('TM-RO-04', (game) => (game.setup.auction === 'sealed' ? call(sealedBid, {}) : call(ascendingBid, {}))),
    walk: step('TM-RO-05', () => call(walk, {})),
    act: step('TM-RO-06', () => call(actions, {})),
    trains: step('TM-RO-07', () => call(trains, {})),
    again: step('TM-RO-02', () => [close('round'), goto('ending')]),
  }),
);
