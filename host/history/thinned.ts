import type { KeptLine } from './kept-line.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** From which age on how much time has one version of a document only, the newest of that time; all in milliseconds. */
const thinning: readonly { readonly from: number; readonly one: number }[] = [
  { from: 2 * DAY, one: 10 * 60 * 1000 },
  { from: 14 * DAY, one: HOUR },
  { from: 90 * DAY, one: DAY },
];

/** As many bytes of texts are kept of one project beyond what is new; then the oldest are given up. */
const MOST_KEPT = 200_000_000;

/**
 * What is kept of some versions at a time. The newest of each document is never given up, whatever its age, and neither is
 * what others of the same are told by: that a document was moved or deleted. `newest`: when a document
 * was kept last that had a text.
 */
export function thinned(
  lines: readonly KeptLine[],
  now: number,
  newest: (path: string) => number,
): readonly KeptLine[] {
  const taken = new Set<string>();
  const fromNewest = lines.toSorted((a, b) => b.at - a.at);
  const kept = fromNewest.filter((line) => {
    const one = thinning.findLast(({ from }) => now - line.at >= from)?.one;
    if (one === undefined) return true;
    const place = JSON.stringify([line.path, one, Math.floor(line.at / one)]);
    const isFirst = !taken.has(place);
    taken.add(place);
    return isFirst || isNeeded(line, newest);
  });
  return withinSize(kept, newest).toReversed();
}

function isNeeded({ at, path, why }: KeptLine, newest: (path: string) => number): boolean {
  return at >= newest(path) || why === 'moved' || why === 'deleted';
}

/** By what they take where they lie now, which is near to what they will. */
function withinSize(fromNewest: readonly KeptLine[], newest: (path: string) => number): readonly KeptLine[] {
  let bytes = 0;
  return fromNewest.filter((line) => {
    const own = (line.place?.length ?? 0) + LINE;
    if (bytes + own > MOST_KEPT && !isNeeded(line, newest)) return false;
    bytes += own;
    return true;
  });
}
/** A line of an index, in bytes. */
const LINE = 200;
