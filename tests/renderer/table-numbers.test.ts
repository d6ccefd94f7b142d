import { expect, it } from 'vitest';
import { tableNumbers } from '#renderer/desk/reason/table-numbers.ts';

const table = {
  round: 3,
  people: { ada: { points: 2, hand: ['S-1#1'], skills: { swim: 1 } }, bo: { points: 0 } },
  places: { north: [{ stone: 'S-1#1', wear: 2 }, 'S-2#1'] },
};
const figures = { people: { ada: { reach: { base: 1, now: 4 } } }, places: { north: { by: { ada: 7 } } } };

it('the numbers of a player are under the name, in the table and among the numbers in force', () => {
  expect(tableNumbers(['ada'], { table, figures })).toEqual([
    { place: 'table/people/ada/points', name: 'points', steps: 1, value: 2 },
    { place: 'table/people/ada/skills/swim', name: 'skills/swim', steps: 2, value: 1 },
    { place: 'figures/people/ada/reach/base', name: 'reach/base', steps: 2, value: 1 },
    { place: 'figures/people/ada/reach/now', name: 'reach/now', steps: 2, value: 4 },
  ]);
});

it('the numbers of a piece are next to its name on the table; a piece without numbers has none', () => {
  expect(tableNumbers(['S-1#1'], { table, figures })).toEqual([
    { place: 'table/places/north/0/wear', name: 'wear', steps: 1, value: 2 },
  ]);
  expect(tableNumbers(['S-2#1'], { table, figures })).toEqual([]);
});
