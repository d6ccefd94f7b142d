/** How a figure changed from one version of a game to another, on the same seeds. */
export interface Difference {
  readonly pairs: number;
  /** After minus before. */
  readonly mean: number;
  /** Of a single pair. */
  readonly variance: number;
  /** Pairs in which the figure was lower after. */
  readonly lower: number;
  /** Pairs in which it was higher. */
  readonly higher: number;
}

/** Counts pairs of a figure, such as 1 for a won game and 0 for a lost one. */
export class PairedDifferences {
  private pairs = 0;
  private sum = 0;
  private squares = 0;
  private lower = 0;
  private higher = 0;

  add(before: number, after: number): void {
    const by = after - before;
    this.pairs++;
    this.sum += by;
    this.squares += by * by;
    if (by < 0) this.lower++;
    if (by > 0) this.higher++;
  }

  get difference(): Difference {
    const { pairs, lower, higher } = this;
    const mean = pairs === 0 ? 0 : this.sum / pairs;
    const variance = pairs === 0 ? 0 : Math.max(0, this.squares / pairs - mean * mean);
    return { pairs, mean, variance, lower, higher };
  }
}
