import { change, close, end, goto, type Next, open } from '#engine/kernel/procedures/next.ts';
import { actions } from './actions.ts';
import { ascendingBid, sealedBid } from './auction.ts';
import { call, procedure } from './book.ts';
import { trains } from './trains.ts';
import { walk } from './walk.ts';

/** Phases A to E of the book: cards, bid, walk, actions, trains. */
export const rounds = procedure(
  'rounds',
  (_: object) => ({}),
  ({ step }) => ({
    // Checked before any refill; the round limit is ours, for maps on which nothing else ends the game
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
