import { expect, it } from 'vitest';
import { PairedDifferences } from '#engine/simulation/comparison/paired-differences.ts';
import { type Side, searchValues, sideOf } from '#engine/simulation/comparison/value-search.ts';

/** Asks for rates that are known, within five points of the target or not. */
async function searched(rates: readonly number[], target = 0.5) {
  const asked: number[] = [];
  const how = await searchValues([...rates.keys()], async (value): Promise<Side> => {
    asked.push(value);
    const apart = (rates[value] as number) - target;
    return await Promise.resolve(Math.abs(apart) <= 0.05 ? 'near' : apart > 0 ? 'above' : 'below');
  });
  return { how, asked };
}
const rising = Array.from({ length: 33 }, (_, value) => value / 32);
const counted = (won: number, games: number) => {
  const rate = new PairedDifferences();
  for (let game = 0; game < games; game++) rate.add(0, Number(game < won));
  return rate.difference;
};

it('a planted value between values that are too low and too high is found by bisection', async () => {
  expect(await searched(rising)).toEqual({ how: 'bisection', asked: [0, 32, 16] });
  expect(await searched(rising.toReversed(), 0.25)).toEqual({ how: 'bisection', asked: [0, 32, 16, 24] });
});

it('the two values around a target that none reaches are asked for', async () => {
  expect(await searched([0, 0.1, 0.2, 0.8, 0.9, 1])).toEqual({ how: 'bisection', asked: [0, 5, 2, 3] });
});

it('all values are asked for if both ends are on one side, each once', async () => {
  const hill = [0, 0.2, 0.5, 0.2, 0];
  expect(await searched(hill)).toEqual({ how: 'all', asked: [0, 4, 1, 2, 3] });
  expect(await searched([0.5])).toEqual({ how: 'all', asked: [0] });
});

it('a rate is on a side of the target once its interval is, and near it within five points', () => {
  expect(sideOf(counted(30, 32), 0.5)).toBe('above');
  expect(sideOf(counted(2, 32), 0.5)).toBe('below');
  expect(sideOf(counted(16, 32), 0.5)).toBe('open');
  expect(sideOf(counted(2500, 5000), 0.5)).toBe('near');
});
