import { expect, it } from 'vitest';
import type { GameShape } from '#renderer/desk/workers/game-shape.ts';
import { seatsFor } from '#renderer/tables/plain/setup.tsx';

const shape: GameShape = {
  ...{ table: {}, cheats: null, answers: [], names: {}, words: {} },
  seats: { least: 2, most: 7 },
  options: [
    {
      ...{ id: 'board', name: 'Game', several: false },
      values: [
        { id: 'duel', name: 'Duel', seats: { least: 2, most: 2 } },
        { id: 'large', name: 'Large', seats: { least: 3, most: 7 } },
      ],
    },
    { id: 'factions', name: 'Factions', several: true, values: [{ id: 'F1', name: 'F1' }] },
  ],
};

it.each([
  [
    { board: ['duel'], factions: ['F1'] },
    { least: 2, most: 2 },
  ],
  [{ board: ['large'] }, { least: 3, most: 7 }],
  [{}, { least: 2, most: 7 }],
])('a new game has as many seats as the chosen game allows: %o', (choices, seats) => {
  expect(seatsFor(shape, choices)).toEqual(seats);
});
