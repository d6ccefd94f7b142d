import type { Judge } from '#engine/kernel/system.ts';
import { scoreLines } from '../contract/outcome.ts';
import type { MetroGame } from '../table/game.ts';

const total = (game: MetroGame, seat: number) =>
  scoreLines(game, game.seats[seat] as number).reduce((sum, { amount }) => sum + amount, 0);

/** What a program may know besides the legal answers. */
export const judge: Judge<MetroGame> = {
  ends: ['pass'],
  option: (_, { do: word, pick }) => (word === 'pass' ? -1 : word === 'bid' ? -(pick['amount'] ?? 0) : 0),
  position: (game, seat) => {
    const scores = game.seats.map((_, one) => total(game, one));
    const best = Math.max(...scores.filter((_, one) => one !== seat));
    const own = scores[seat] ?? 0;
    return own / (own + best + 1);
  },
};
