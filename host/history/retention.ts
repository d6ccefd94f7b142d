import type { IndexLine } from './index-line.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** From each age on, one version a document and interval is kept, the newest; in milliseconds. */
const thinning: readonly { readonly from: number; readonly one: number }[] = [
  { from: 2 * DAY, one: 10 * 60 * 1000 },
  { from: 14 * DAY, one: HOUR },
  { from: 90 * DAY, one: DAY },
];

/** Size limit of a project's texts in bytes, without recent ones; the oldest go first. */
const MOST_KEPT = 200_000_000;

/**
 * The versions to keep. Never dropped: the newest of a document, and moves and deletions that others depend on.
 * `newest`: the time of a document's latest text.
 */
export function retainedVersions(
  lines: readonly IndexLine[],
  now: number,
  newest: (path: string) => number,
): readonly IndexLine[] {
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

function isNeeded({ at, path, why }: IndexLine, newest: (path: string) => number): boolean {
  return at >= newest(path) || why === 'moved' || why === 'deleted';
}

function withinSize(fromNewest: readonly IndexLine[], newest: (path: string) => number): readonly IndexLine[] {
  let bytes = 0;
  return fromNewest.filter((line) => {
    const own = (line.place?.length ?? 0) + LINE;
    if (bytes + own > MOST_KEPT && !isNeeded(line, newest)) return false;
    bytes += own;
    return true;
  });
}
const LINE = 200;
