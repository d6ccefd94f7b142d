/** A share with the bounds between which the true one lies, 95 times in 100. */
export interface Share {
  readonly rate: number;
  readonly interval: readonly [low: number, high: number];
}

/** How many standard deviations hold 95 % of a normal distribution. */
const z = 1.959963984540054;

/**
 * How often something happened in `of` trials, with Wilson's score interval: unlike the plain one it stays between 0 and 1,
 * and says something even when it happened never or always. Of no trials nothing is known: 0 to 1.
 */
export function share(happened: number, of: number): Share {
  if (of === 0) return { rate: 0, interval: [0, 1] };
  const rate = happened / of;
  const whole = 1 + (z * z) / of;
  const middle = (rate + (z * z) / (2 * of)) / whole;
  const half = (z / whole) * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  const low = happened === 0 ? 0 : middle - half;
  const high = happened === of ? 1 : middle + half;
  return { rate, interval: [low, high] };
}

/** What something comes to on average, with the bounds between which the true average lies, 95 times in 100. */
export interface Mean {
  readonly mean: number;
  /** null: fewer than two games say nothing of how far they differ. */
  readonly interval: readonly [low: number, high: number] | null;
}

/** Numbers that are only added up: their average is told, and how sure it is, without one of them being kept. */
export class Sum {
  private count = 0;
  private middle = 0;
  /** Of the squared distances from the average (Welford). */
  private squares = 0;

  add(value: number): void {
    this.count++;
    const before = value - this.middle;
    this.middle += before / this.count;
    this.squares += before * (value - this.middle);
  }

  /** The average and its interval by the normal distribution; null of no numbers. */
  get mean(): Mean | null {
    const { count, middle, squares } = this;
    if (count === 0) return null;
    const half = z * Math.sqrt(squares / Math.max(1, count - 1) / count);
    return { mean: middle, interval: count < 2 ? null : [middle - half, middle + half] };
  }
}
