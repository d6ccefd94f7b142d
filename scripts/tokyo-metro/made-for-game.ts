import type { MadeForGame } from '../made-for-game.ts';

/** What our scripts make for Tokyo Metro alone. */
export const madeForGame: MadeForGame = {
  golden: [
    {
      name: 'five-lines-of-two',
      about: 'random, 2 seats, five lines',
      setup: { board: 'training', players: 2, seed: 5 },
      bot: 'random',
    },
  ],
  speed: { decisions: 0.8, answer: 4 },
  pages: [],
};
