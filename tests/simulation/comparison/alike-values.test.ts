import { expect, it } from 'vitest';
import { lastAlike } from '#engine/simulation/comparison/alike-values.ts';

/** What was asked, in order; values between are marked. */
async function asked(alike: readonly number[]) {
  const asks: string[] = [];
  const last = await lastAlike(5, (by, isBetween) => {
    asks.push(`${by}${isBetween ? ' between' : ''}`);
    return Promise.resolve(alike.includes(by));
  });
  return { last, asks };
}

it('if the furthest value is alike, those before it need only a look', async () => {
  expect(await asked([1, 2, 3, 4, 5])).toEqual({ last: 5, asks: ['5', '2 between', '3 between', '4 between'] });
});

it('the last value that is alike is found by halves', async () => {
  expect(await asked([1, 2, 3])).toEqual({ last: 3, asks: ['5', '3', '4', '2 between'] });
  expect(await asked([1])).toEqual({ last: 1, asks: ['5', '3', '2'] });
});

it('a value that plays otherwise ends those next to each other, even between two that are alike', async () => {
  expect((await asked([1, 2, 4, 5])).last).toBe(2);
});
