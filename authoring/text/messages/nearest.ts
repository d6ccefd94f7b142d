/** The most similar candidate by edit distance; undefined if none is near. */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  if (written === '') return undefined;
  let best: string | undefined;
  // A third of the letters may differ, and always one.
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) >= least) continue;
    const distance = distanceOf(written.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best ?? candidates.find((candidate) => written.length >= 3 && candidate.startsWith(written));
}

/** Damerau-Levenshtein distance; stops at `limit`. */
function distanceOf(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) value = Math.min(value, beforeLast[j - 2]! + 1);
      row.push(value);
    }
    // A swap reaches back two rows, so both must exceed the limit.
    if (Math.min(...row) >= limit && Math.min(...last) >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
