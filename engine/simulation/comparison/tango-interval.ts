import { type Interval, normalQuantile } from '../interval.ts';
import type { Difference } from './paired-differences.ts';

const precision = 1e-9;

/**
 * 95 % score interval of the difference of two paired proportions. It is right for few pairs, and when no pair
 * differs. For a number of pairs that was fixed before; without pairs: −1 to 1.
 *
 * T. Tango, "Equivalence test and confidence interval for the difference in proportions for the paired-sample design",
 * Statistics in Medicine 17 (1998).
 */
export function tangoInterval({ pairs, lower, higher }: Pick<Difference, 'pairs' | 'lower' | 'higher'>): Interval {
  if (pairs === 0) return [-1, 1];
  const mean = (higher - lower) / pairs;
  const statistic = (by: number) => scoreOf({ pairs, lower, higher }, by);
  const low = crossing(-1, mean, (by) => statistic(by) > normalQuantile);
  const high = crossing(1, mean, (by) => statistic(by) < -normalQuantile);
  return [low, high];
}

/** Standardized distance of what was counted from a difference. It falls as the difference grows. */
function scoreOf({ pairs, lower, higher }: Pick<Difference, 'pairs' | 'lower' | 'higher'>, by: number): number {
  const linear = (2 * pairs - higher + lower) * by - higher - lower;
  const constant = -lower * by * (1 - by);
  // The likeliest share of pairs that are lower, if the difference is `by`.
  const share = (Math.sqrt(linear * linear - 8 * pairs * constant) - linear) / (4 * pairs);
  const variance = pairs * (2 * share + by * (1 - by));
  const distance = higher - lower - pairs * by;
  return variance <= 0 ? Math.sign(distance) * Number.POSITIVE_INFINITY : distance / Math.sqrt(variance);
}

/** Between `far`, where `isOutside` holds, and `near`, where it does not. */
function crossing(far: number, near: number, isOutside: (by: number) => boolean): number {
  if (!isOutside(far)) return far;
  let [outside, inside] = [far, near];
  while (Math.abs(outside - inside) > precision) {
    const middle = (outside + inside) / 2;
    if (isOutside(middle)) outside = middle;
    else inside = middle;
  }
  return inside;
}
