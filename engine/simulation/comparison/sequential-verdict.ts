import type { Difference } from './paired-differences.ts';

/** `same`: no difference as large as the margin. */
export type Verdict = 'higher' | 'lower' | 'same' | 'undecided';

export interface VerdictRules {
  /** The least difference that matters. */
  readonly margin: number;
  /** Probability of each wrong verdict. */
  readonly error: number;
}

/** Differences that are worth knowing: five of a hundred games. */
const usualRules: VerdictRules = { margin: 0.05, error: 0.05 };

/**
 * Two generalized sequential probability ratio tests, of no difference against the margin in either direction. May be
 * asked after each pair; the first verdict that is not `undecided` stands.
 */
export function sequentialVerdict(difference: Difference, { margin, error }: VerdictRules = usualRules): Verdict {
  const accepts = Math.log((1 - error) / (error / 2));
  const rejects = Math.log(error / (1 - error / 2));
  const higher = logRatio(difference, margin);
  const lower = logRatio({ ...difference, mean: -difference.mean }, margin);
  if (higher >= accepts) return 'higher';
  if (lower >= accepts) return 'lower';
  return higher <= rejects && lower <= rejects ? 'same' : 'undecided';
}

/** Before these a few equal pairs say too little. */
const firstPairs = 32;
/** Standard errors: in 90 of 100 runs the mean lies less far in a given direction. */
const farthest = 1.28;

/** Whether a verdict may still come within `most` pairs: not if even a mean that is far from the present one gives none. */
export function mayDecide(difference: Difference, most: number, rules: VerdictRules = usualRules): boolean {
  const { pairs, mean } = difference;
  if (pairs < firstPairs) return true;
  const error = farthest * Math.sqrt(spreadOf(difference) / pairs);
  const leastFarFromNone = Math.sign(mean) * Math.max(0, Math.abs(mean) - error);
  return [mean - error, leastFarFromNone, mean + error].some(
    (one) => sequentialVerdict({ ...difference, pairs: most, mean: one }, rules) !== 'undecided',
  );
}

/** Of a mean of `margin` against 0, by the normal approximation with the observed variance. */
function logRatio(difference: Difference, margin: number): number {
  const { pairs, mean } = difference;
  return (pairs * margin * (2 * mean - margin)) / (2 * spreadOf(difference));
}

/** As if two more pairs had differed as much as possible: a few may be equal by luck. */
const spreadOf = ({ pairs, variance }: Difference): number => (variance * pairs + 2) / (pairs + 2);
