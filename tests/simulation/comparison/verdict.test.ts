import { describe, expect, it } from 'vitest';
import { anyTimeInterval, anyTimeProbability } from '#engine/simulation/comparison/any-time-interval.ts';
import { discoveries } from '#engine/simulation/comparison/false-discovery.ts';
import { type Difference, PairedDifferences } from '#engine/simulation/comparison/paired-differences.ts';
import { mayDecide, sequentialVerdict } from '#engine/simulation/comparison/sequential-verdict.ts';
import { tangoInterval } from '#engine/simulation/comparison/tango-interval.ts';
import type { Interval } from '#engine/simulation/interval.ts';

// Pairs of won and lost games with a known share that differ, from printed seeds.

/** `differing`: the share of pairs that differ; `by`: the difference of the win rates. */
interface Planted {
  readonly differing: number;
  readonly by: number;
}

function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What is known after each pair. */
function* playedPairs({ differing, by }: Planted, seed: number, most: number): Generator<Difference> {
  const next = randomNumbers(seed);
  const pairs = new PairedDifferences();
  for (let pair = 0; pair < most; pair++) {
    const drawn = next();
    const isHigher = drawn < (differing + by) / 2;
    const isLower = !isHigher && drawn < differing;
    pairs.add(Number(isLower), Number(isHigher));
    yield pairs.difference;
  }
}

function verdictOf(planted: Planted, seed: number, most: number) {
  for (const difference of playedPairs(planted, seed, most)) {
    const verdict = sequentialVerdict(difference);
    if (verdict !== 'undecided') return { verdict, pairs: difference.pairs };
  }
  return { verdict: 'undecided' as const, pairs: most };
}

const RUNS = 1000;
const seeds = Array.from({ length: RUNS }, (_, seed) => seed * 7919 + 1);
const isInside = ([low, high]: Interval, value: number): boolean => low <= value && value <= high;
const shareOf = (holds: (seed: number) => boolean): number => seeds.filter(holds).length / RUNS;

describe('a verdict, asked after each pair', () => {
  it.each([
    { differing: 0, by: 0 },
    { differing: 0.1, by: 0 },
    { differing: 0.4, by: 0 },
  ])('sees a difference where there is none in at most 6 of 100 runs: %o', (planted) => {
    const alarms = shareOf((seed) => ['higher', 'lower'].includes(verdictOf(planted, seed, 1000).verdict));
    expect(alarms).toBeLessThanOrEqual(0.06);
  });

  it.each([
    { differing: 0.06, by: 0.05 },
    { differing: 0.1, by: -0.05 },
    { differing: 0.4, by: 0.05 },
  ])('finds five planted points in at least 90 of 100 runs: %o', (planted) => {
    const wanted = planted.by > 0 ? 'higher' : 'lower';
    expect(shareOf((seed) => verdictOf(planted, seed, 4000).verdict === wanted)).toBeGreaterThanOrEqual(0.9);
  });

  it('takes at most 0.35 of the games of two unpaired samples with the same errors', () => {
    // Two samples of 2600 games of which half are won. Pairs leave 0.42 of their variance, as measured of edits by one.
    const unpaired = 2 * 2600;
    const pairs = seeds.map((seed) => verdictOf({ differing: 0.21, by: 0.05 }, seed, 4000).pairs).sort((a, b) => a - b);
    expect(2 * (pairs[RUNS / 2] as number)).toBeLessThanOrEqual(0.35 * unpaired);
  });

  it('says that games which are all identical are the same, after some of them', () => {
    expect(verdictOf({ differing: 0, by: 0 }, 1, 1000)).toEqual({ verdict: 'same', pairs: 68 });
  });
});

describe('the interval of a difference', () => {
  it.each([
    { differing: 0.05, by: 0 },
    { differing: 0.1, by: 0.05 },
    { differing: 0.5, by: -0.2 },
  ])('holds in 93 to 97 of 100 runs at a fixed number of pairs: %o', (planted) => {
    const held = shareOf((seed) => {
      const last = [...playedPairs(planted, seed, 200)].at(-1) as Difference;
      return isInside(tangoInterval(last), planted.by);
    });
    expect(held).toBeGreaterThanOrEqual(0.93);
    expect(held).toBeLessThanOrEqual(0.97);
  });

  it.each([
    { differing: 0.06, by: 0.05 },
    { differing: 0.3, by: 0 },
    { differing: 0.5, by: -0.1 },
  ])('that holds at any time holds after every pair in at least 94 of 100 runs: %o', (planted) => {
    const held = shareOf((seed) =>
      [...playedPairs(planted, seed, 600)].every((difference) => isInside(anyTimeInterval(difference), planted.by)),
    );
    expect(held).toBeGreaterThanOrEqual(0.94);
  });

  it('covers everything without pairs, and narrows to both sides of 0 when none differs', () => {
    expect(tangoInterval({ pairs: 0, lower: 0, higher: 0 })).toEqual([-1, 1]);
    const [low, high] = tangoInterval({ pairs: 100, lower: 0, higher: 0 });
    expect([low, high].map((end) => end.toFixed(4))).toEqual(['-0.0370', '0.0370']);
    expect(tangoInterval({ pairs: 10, lower: 10, higher: 0 })[0]).toBe(-1);
  });
});

describe('many findings', () => {
  it('are reported up to the largest rank whose value is within its share', () => {
    expect(discoveries([0.01, 0.9, 0.011, 0.03, 0.6])).toEqual([true, false, true, true, false]);
    expect(discoveries([0.04, 0.06, 0.5])).toEqual([false, false, false]);
    expect(discoveries([])).toEqual([]);
  });

  it('have a value below 5 % where the interval that holds at any time leaves 0 out', () => {
    const all = [...playedPairs({ differing: 0.2, by: 0.15 }, 11, 400)];
    const isOutside = all.map((one) => !isInside(anyTimeInterval(one), 0));
    expect(all.map((one) => anyTimeProbability(one) < 0.05)).toEqual(isOutside);
    expect([isOutside.includes(true), isOutside.includes(false)]).toEqual([true, true]);
  });

  it('of two equal versions are reported in at most 5 of 100 runs, whenever one stops', () => {
    const figures = [0.02, 0.1, 0.3, 0.5].map((differing) => ({ differing, by: 0 }));
    const alarms = seeds.slice(0, 200).filter((seed) => {
      const runs = figures.map((planted, at) => [...playedPairs(planted, seed * 31 + at, 300)]);
      return (runs[0] ?? []).some((_, pair) =>
        discoveries(runs.map((run) => anyTimeProbability(run[pair] as Difference))).includes(true),
      );
    });
    expect(alarms.length).toBeLessThanOrEqual(10);
  });
});

describe('pairs that are given up when they can hardly be decided', () => {
  const most = 150;
  const givenUp = (planted: Planted, seed: number): Difference | null => {
    for (const difference of playedPairs(planted, seed, most)) {
      if (sequentialVerdict(difference) !== 'undecided') return null;
      if (!mayDecide(difference, most)) return difference;
    }
    return null;
  };

  it('are less than half of those that would change nothing', () => {
    const pairs = seeds.map((seed) => givenUp({ differing: 0.3, by: 0 }, seed)?.pairs ?? most);
    expect(pairs.reduce((sum, one) => sum + one, 0) / RUNS).toBeLessThan(most / 2);
  });

  it('are given up in at most 5 of 100 runs that would have been decided', () => {
    const lost = shareOf((seed) => {
      const planted = { differing: 0.3, by: 0.2 };
      return givenUp(planted, seed) !== null && verdictOf(planted, seed, most).verdict !== 'undecided';
    });
    expect(lost).toBeLessThanOrEqual(0.05);
  });

  it('are never the first ones, nor those of equal games', () => {
    expect([...playedPairs({ differing: 0.5, by: 0 }, 1, 31)].every((one) => mayDecide(one, most))).toBe(true);
    expect([...playedPairs({ differing: 0, by: 0 }, 1, 67)].every((one) => mayDecide(one, most))).toBe(true);
  });
});
