import type { MadeForGame } from '../made-for-game.ts';
import { onLargeMap } from './large-map.ts';

/** What our scripts make for Scythe alone. */
export const madeForGame: MadeForGame = {
  golden: [
    {
      name: 'two',
      about: 'random, 2 seats',
      setup: { board: 'standard', players: 2, seed: 4, roundLimit: 20 },
      bot: 'random',
    },
    { name: 'four', about: 'greedy, 4 seats', setup: { board: 'standard', players: 4, seed: 7 }, bot: 'greedy' },
  ],
  speed: { decisions: 0.4, answer: 4 },
  lists: [
    { name: 'moves of one unit', at: 'moving/next', one: 'unit', most: 3 },
    { name: 'moves of one unit on 300 hexes', at: 'moving/next', one: 'unit', on: onLargeMap, most: 6 },
  ],
  pages: [],
};
