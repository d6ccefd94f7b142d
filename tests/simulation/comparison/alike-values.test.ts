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

it('if the furthest value plays alike, fewer games are played for those before it', async () => {
  expect(await asked([1, 2, 3, 4, 5])).toEqual({ last: 5, asks: ['5', '2 between', '3 between', '4 between'] });
});

it('the last value that plays alike is found by bisection', async () => {
  expect(await asked([1, 2, 3])).toEqual({ last: 3, asks: ['5', '3', '4', '2 between'] });
  expect(await asked([1])).toEqual({ last: 1, asks: ['5', '3', '2'] });
});

it('a value that plays differently ends the range, even between two that play alike', async () => {
  expect((await asked([1, 2, 4, 5])).last).toBe(2);
});
