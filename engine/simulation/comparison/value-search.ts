import { anyTimeInterval } from './any-time-interval.ts';
import type { Difference } from './paired-differences.ts';

/** Where a rate is as seen from a target. `open`: not known yet. */
export type Side = 'below' | 'above' | 'near' | 'open';

/** Rates that need no distinction: five of a hundred games. */
const margin = 0.05;

/** May be asked after each game; what is not `open` stands. */
export function sideOf(rate: Difference, target: number): Side {
  const [low, high] = anyTimeInterval(rate);
  if (low > target) return 'above';
  if (high < target) return 'below';
  return low >= target - margin && high <= target + margin ? 'near' : 'open';
}

/** Tells on which side of the target a value is, as well as the seeds allow. */
export type AskSide = (value: number) => Promise<Side>;

/**
 * Looks for values whose rate is at a target: by bisection where both ends are on different sides of it, else among all
 * values. Asks for no value twice.
 */
export async function searchValues(values: readonly number[], ask: AskSide): Promise<'bisection' | 'all'> {
  const known = new Map<number, Side>();
  const sideAt = async (index: number): Promise<Side> => {
    const value = values[index] as number;
    const side = known.get(value) ?? (await ask(value));
    known.set(value, side);
    return side;
  };
  let [low, high] = [0, values.length - 1];
  const [first, last] = [await sideAt(low), await sideAt(high)];
  const isBracketed = new Set([first, last]).size === 2 && ['above', 'below'].includes(first);
  if (isBracketed && ['above', 'below'].includes(last)) {
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const side = await sideAt(middle);
      if (side !== 'above' && side !== 'below') return 'bisection';
      if (side === first) low = middle;
      else high = middle;
    }
    return 'bisection';
  }
  for (const index of values.keys()) await sideAt(index);
  return 'all';
}
