export type Interval = readonly [low: number, high: number];

export interface Proportion {
  readonly rate: number;
  readonly interval: Interval;
}

/** A normal value is further from its mean once in twenty times. */
export const normalQuantile = 1.959963984540054;

/** Rate with Wilson's score interval, which stays within 0 and 1 and works at 0 and 100 %. Without trials: 0 to 1. */
export function share(happened: number, of: number): Proportion {
  if (of === 0) return { rate: 0, interval: [0, 1] };
  const rate = happened / of;
  const whole = 1 + (normalQuantile * normalQuantile) / of;
  const middle = (rate + (normalQuantile * normalQuantile) / (2 * of)) / whole;
  const half =
    (normalQuantile / whole) * Math.sqrt((rate * (1 - rate)) / of + (normalQuantile * normalQuantile) / (4 * of * of));
  const low = happened === 0 ? 0 : middle - half;
  const high = happened === of ? 1 : middle + half;
  return { rate, interval: [low, high] };
}

/**
 * Interval of the difference of two rates of games apart, from those of the rates (R. Newcombe, "Interval estimation for
 * the difference between independent proportions", Statistics in Medicine 17 (1998), method 10).
 */
export function differenceOf(one: Proportion, other: Proportion): Proportion {
  const rate = one.rate - other.rate;
  const [low, high] = [one.interval[0] - one.rate, one.interval[1] - one.rate];
  const [otherLow, otherHigh] = [other.interval[0] - other.rate, other.interval[1] - other.rate];
  return { rate, interval: [rate - Math.hypot(low, otherHigh), rate + Math.hypot(high, otherLow)] };
}

export interface Mean {
  readonly mean: number;
  /** null: fewer than two games. */
  readonly interval: Interval | null;
}

/** Running mean and variance, without keeping the values. */
export class Sum {
  private count = 0;
  private middle = 0;
  /** Sum of squared deviations (Welford). */
  private squares = 0;

  add(value: number): void {
    this.count++;
    const before = value - this.middle;
    this.middle += before / this.count;
    this.squares += before * (value - this.middle);
  }

  /** Interval by the normal distribution; null without values. */
  get mean(): Mean | null {
    const { count, middle, squares } = this;
    if (count === 0) return null;
    const half = normalQuantile * Math.sqrt(squares / Math.max(1, count - 1) / count);
    return { mean: middle, interval: count < 2 ? null : [middle - half, middle + half] };
  }
}
