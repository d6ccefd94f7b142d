import type { Interval } from '../interval.ts';
import type { Difference } from './paired-differences.ts';

/** Pairs for which the interval is narrowest. */
const tunedFor = 200;
/** Before them it says nothing. */
const fewest = 16;
const usualAlpha = 0.05;

/**
 * Interval of a mean difference that holds for all numbers of pairs at once, so that one may look after each pair and
 * stop when one likes. Wider than that of a fixed number.
 *
 * I. Waudby-Smith et al., "Time-uniform central limit theory and asymptotic confidence sequences", Annals of
 * Statistics 52 (2024), theorem 2.2. `within`: the greatest difference that a pair can have.
 */
export function anyTimeInterval(difference: Difference, alpha = usualAlpha, within = 1): Interval {
  const { pairs, mean } = difference;
  if (pairs < fewest) return [-within, within];
  const { weighted, scale } = mixture(difference, within, tuningFor(tunedFor, alpha));
  const half = Math.sqrt(scale * Math.log(Math.sqrt(weighted) / alpha));
  return [Math.max(-within, mean - half), Math.min(within, mean + half)];
}

/** The least error with which such an interval leaves 0 out. */
export function anyTimeProbability(difference: Difference, within = 1): number {
  const { pairs, mean } = difference;
  if (pairs < fewest) return 1;
  const { weighted, scale } = mixture(difference, within, tuningFor(tunedFor, usualAlpha));
  return Math.min(1, Math.sqrt(weighted) * Math.exp(-(mean * mean) / scale));
}

function mixture({ pairs, variance }: Difference, within: number, rho: number) {
  // As if two more pairs had differed as much as possible: a few may be equal by luck.
  const spread = (variance * pairs + 2 * within * within) / (pairs + 2);
  const weighted = pairs * rho + 1;
  return { weighted, scale: (spread * 2 * weighted) / (pairs * pairs * rho) };
}

/** The square of ρ in the source. */
function tuningFor(pairs: number, alpha: number): number {
  const log = -2 * Math.log(alpha);
  return (log + Math.log(log + 1)) / pairs;
}
