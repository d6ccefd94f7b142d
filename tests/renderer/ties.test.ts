import { describe, expect, it } from 'vitest';
import { tiesOf } from '#renderer/tables/library/tie-breaks.ts';

const said = (en: string) => ({ ja: en, en });
const seat = (name: string, place: number, sum: number, ...amounts: readonly number[]) => ({
  ...{ name, place, won: place === 1, roles: [], score: { sum, lines: [] } },
  ties: amounts.map((amount, i) => ({ label: said(`step ${i + 1}`), rule: 'R-1', amount, less: i === 2 })),
});
const told = (...seats: readonly ReturnType<typeof seat>[]) =>
  tiesOf(seats).map(({ sum, seats: among, steps, isShared }) => ({
    ...{ sum, isShared, names: among.map(({ name }) => name) },
    steps: steps.map(({ label, amounts }) => [label.en, ...amounts]),
  }));

describe('a tie at the end', () => {
  it('does not exist when every total is different', () => {
    expect(told(seat('a', 1, 5), seat('b', 2, 4))).toEqual([]);
  });

  it('is explained number by number, up to the one that decides', () => {
    expect(told(seat('a', 1, 5, 4, 3, 1), seat('b', 2, 5, 4, 2, 2), seat('c', 3, 4, 9, 9, 3))).toEqual([
      {
        sum: 5,
        isShared: false,
        names: ['a', 'b'],
        steps: [
          ['step 1', 4, 4],
          ['step 2', 3, 2],
        ],
      },
    ]);
  });

  it('is shared when nothing decides, with every number explained', () => {
    expect(told(seat('a', 1, 5, 4), seat('b', 1, 5, 4))).toEqual([
      { sum: 5, isShared: true, names: ['a', 'b'], steps: [['step 1', 4, 4]] },
    ]);
  });
});
