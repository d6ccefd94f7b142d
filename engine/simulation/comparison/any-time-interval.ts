import type { Interval } from '../interval.ts';
import type { Difference } from './paired-differences.ts';

/** Pairs for which the interval is narrowest. */
const tunedFor = 200;
/** Before them it says nothing. */
const fewest = 16;

/**
 * Interval of a mean difference that holds for all numbers of pairs at once, so that one may look after each pair and
 * stop when one likes. Wider than that of a fixed number.
 *
 * I. Waudby-Smith et al., "Time-uniform central limit theory and asymptotic confidence sequences", Annals of
 * Statistics 52 (2024), theorem 2.2. `within`: the greatest difference that a pair can have.
 */
export function anyTimeInterval({ pairs, mean, variance }: Difference, alpha = 0.05, within = 1): Interval {
  if (pairs < fewest) return [-within, within];
  const rho = tuningFor(tunedFor, alpha);
  // As if two more pairs had differed as much as possible: a few may be equal by luck.
  const spread = (variance * pairs + 2 * within * within) / (pairs + 2);
  const weighted = pairs * rho + 1;
  const half = Math.sqrt((spread * 2 * weighted * Math.log(Math.sqrt(weighted) / alpha)) / (pairs * pairs * rho));
  return [Math.max(-within, mean - half), Math.min(within, mean + half)];
}

/** The square of ρ in the source. */
function tuningFor(pairs: number, alpha: number): number {
  const log = -2 * Math.log(alpha);
  return (log + Math.log(log + 1)) / pairs;
}
