import type { MadeForGame } from '../made-for-game.ts';
import { wordingGuide } from './wording-guide.ts';

const decks = ['mio', 'ren', 'saki', 'gen'];
const setup = (level: string, seats: number, seed: number) => ({ level, decks: decks.slice(0, seats), seed });

/** What our scripts make for Arkham Horror LCG alone. */
export const madeForGame: MadeForGame = {
  golden: [
    { name: 'alone', about: 'random, 1 investigator, easy', setup: setup('easy', 1, 9), bot: 'random' },
    {
      name: 'two-ring-the-bell',
      about: 'greedy, 2 investigators, standard',
      setup: setup('standard', 2, 8),
      bot: 'greedy',
    },
    { name: 'three', about: 'random, 3 investigators, hard', setup: setup('hard', 3, 3), bot: 'random' },
    { name: 'four', about: 'greedy, 4 investigators, expert', setup: setup('expert', 4, 6), bot: 'greedy' },
  ],
  speed: { decisions: 0.3, answer: 5, battles: 2 },
  pages: [wordingGuide],
};
