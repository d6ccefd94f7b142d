/**
 * Which of many findings may be reported so that, on average, at most `share` of the reported ones are chance
 * (Y. Benjamini and Y. Hochberg, 1995). `values`: the probability of each finding if there were nothing to find.
 */
export function discoveries(values: readonly number[], share = 0.05): readonly boolean[] {
  const ranked = [...values].sort((a, b) => a - b);
  const last = ranked.findLastIndex((value, rank) => value <= (share * (rank + 1)) / values.length);
  const limit = last < 0 ? Number.NEGATIVE_INFINITY : (ranked[last] as number);
  return values.map((value) => value <= limit);
}
