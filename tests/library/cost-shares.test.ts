import { expect, it } from 'vitest';
import { change } from '#engine/kernel/procedures/next.ts';
import { boundsOf, completed, type Due, openShares } from '#engine/library/costs/shares.ts';

// Small random costs, compared with all splits tried one by one.

function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}
function randomCost(seed: number): readonly Due[] {
  const pick = numbers(seed * 7919 + 1);
  const has = Array.from({ length: 3 }, () => pick(4));
  return Array.from({ length: 1 + pick(3) }, () => ({
    amount: pick(5),
    sources: has.flatMap((here, of) =>
      pick(3) === 0 ? [] : [{ of, by: 1, has: here, stock: `stock ${of}`, pay: change('pay', { of, amount: -1 }) }],
    ),
  }));
}
function splitsOf(dues: readonly Due[]): readonly (readonly (readonly number[])[])[] {
  const ofPart = ({ amount, sources }: Due): readonly (readonly number[])[] =>
    sources
      .reduce<readonly (readonly number[])[]>(
        (heads, { has }) => heads.flatMap((head) => Array.from({ length: has + 1 }, (_, taken) => [...head, taken])),
        [[]],
      )
      .filter((taken) => sumOf(taken) === amount);
  const all = dues.reduce<readonly (readonly (readonly number[])[])[]>(
    (heads, due) => heads.flatMap((head) => ofPart(due).map((taken) => [...head, taken])),
    [[]],
  );
  return all.filter((split) => isWithinStocks(dues, split));
}
const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
function isWithinStocks(dues: readonly Due[], split: readonly (readonly number[])[]): boolean {
  const taken = (stock: number) =>
    sumOf(dues.flatMap(({ sources }, i) => sources.map(({ of }, k) => (of === stock ? (split[i]?.[k] as number) : 0))));
  return dues.every(({ sources }) => sources.every(({ of, has }) => taken(of) <= has));
}

const seeds = Array.from({ length: 400 }, (_, seed) => seed);

it('a payment is found exactly when some split pays all parts', () => {
  const wrong = seeds.filter((seed) => {
    const dues = randomCost(seed);
    const [found, splits] = [completed(dues, openShares(dues)), splitsOf(dues)];
    return found === null ? splits.length > 0 : !splits.some((one) => JSON.stringify(one) === JSON.stringify(found));
  });
  expect(wrong).toEqual([]);
});

it('the bounds of a source are the least and the most that any split takes from it', () => {
  const bounds = (dues: readonly Due[]) =>
    dues.map(({ sources }, i) => sources.map((_, k) => boundsOf(dues, openShares(dues), i, k)));
  const tried = (dues: readonly Due[]) => {
    const splits = splitsOf(dues);
    return dues.map(({ sources }, i) =>
      sources.map((_, k) => {
        const taken = splits.map((split) => split[i]?.[k] as number);
        return taken.length === 0 ? null : [Math.min(...taken), Math.max(...taken)];
      }),
    );
  };
  const wrong = seeds.filter((seed) => {
    const dues = randomCost(seed);
    return JSON.stringify(bounds(dues)) !== JSON.stringify(tried(dues));
  });
  expect(wrong).toEqual([]);
  expect(seeds.filter((seed) => splitsOf(randomCost(seed)).length > 1).length).toBeGreaterThan(50);
});
