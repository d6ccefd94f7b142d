import { isSameList } from './is-same-list.ts';

// Long lists cut into runs of neighbours: results for unchanged runs are reused when one entry changes.

export const longestRun = 64;
type Run<One> = readonly One[];
export type Chunks<One> = readonly Run<One>[];
const begunBy = new WeakMap<object, Run<unknown>>();
const putTogether = new WeakMap<Run<unknown>, readonly Run<unknown>[]>();

/**
 * Cuts a list into runs from the same file, at most 64 long. A run with the same things is the same array as before.
 */
export function chunksOf<One extends object>(list: readonly One[]): Chunks<One> {
  const known = putTogether.get(list);
  if (known !== undefined) return known as Chunks<One>;
  const runs: (readonly One[])[] = [];
  for (let start = 0; start < list.length; ) {
    const end = endOfRun(list, start);
    runs.push(runFrom(list, start, end));
    start = end;
  }
  putTogether.set(list, runs);
  return runs;
}

function runFrom<One extends object>(list: readonly One[], start: number, end: number): readonly One[] {
  const first = list[start] as One;
  const before = begunBy.get(first) as readonly One[] | undefined;
  if (before !== undefined && isStretch(before, list, start, end)) return before;
  const run = list.slice(start, end);
  begunBy.set(first, run);
  return run;
}

const fileOf = (one: object | undefined): unknown => (one as { readonly file?: unknown } | undefined)?.file;

function endOfRun(list: readonly object[], start: number): number {
  const file = fileOf(list[start]);
  const last = Math.min(start + longestRun, list.length);
  let end = start + 1;
  while (end < last && fileOf(list[end]) === file) end++;
  return end;
}

function isStretch(run: readonly unknown[], list: readonly unknown[], start: number, end: number): boolean {
  if (run.length !== end - start) return false;
  for (let i = 0; i < run.length; i++) if (run[i] !== list[start + i]) return false;
  return true;
}

/** Replaces `removed` entries from `first` on; untouched runs are reused if the length stays the same. */
export function spliceChunks<One>(
  list: readonly One[],
  first: number,
  removed: number,
  others: readonly One[],
): readonly One[] {
  if (others.length !== removed) return [...list.slice(0, first), ...others, ...list.slice(first + removed)];
  const now = list.slice();
  for (const [i, one] of others.entries()) now[first + i] = one;
  const runs = putTogether.get(list);
  if (runs !== undefined && others.every((one, i) => isAtHome(one, list[first + i])))
    putTogether.set(now, runsAfter(runs, now, first, first + removed));
  return now;
}

const isAtHome = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' && one !== null && fileOf(one) === fileOf(other as object);

function runsAfter(
  runs: readonly Run<unknown>[],
  list: readonly unknown[],
  from: number,
  to: number,
): readonly Run<unknown>[] {
  let end = 0;
  return runs.map((run) => {
    const start = end;
    end += run.length;
    return end <= from || start >= to ? run : runFrom(list as readonly object[], start, end);
  });
}

/** Runs that differ between two versions of a list. */
export function changedChunks<One>(
  before: Chunks<One>,
  now: Chunks<One>,
): { readonly before: Chunks<One>; readonly now: Chunks<One> } {
  if (before.length === now.length)
    return { before: before.filter((run, r) => run !== now[r]), now: now.filter((run, r) => run !== before[r]) };
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && before[start] === now[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === now.at(-1 - end)) end++;
  return { before: before.slice(start, before.length - end), now: now.slice(start, now.length - end) };
}

/** Cache for the latest version of a list, found by its first or last run: one is unchanged after an edit. */
export class ChunkCache<One, Kept> {
  readonly #byEnd = new WeakMap<Run<One>, Kept>();

  find(runs: Chunks<One>): Kept | undefined {
    for (const end of endsOf(runs)) {
      const kept = this.#byEnd.get(end);
      if (kept !== undefined) return kept;
    }
    return undefined;
  }

  keep(runs: Chunks<One>, kept: Kept): void {
    for (const end of endsOf(runs)) this.#byEnd.set(end, kept);
  }
}

const endsOf = <One>(runs: Chunks<One>): Chunks<One> => [runs[0], runs.at(-1)].filter((run) => run !== undefined);

/** Makes a result of each run, cached while the run and `beside` are the same. `make` must depend on nothing else. */
export function mapChunks<One extends object, With extends readonly unknown[], Made>(
  make: (run: readonly One[], ...beside: With) => Made,
): (runs: Chunks<One>, ...beside: With) => readonly Made[] {
  const known = new WeakMap<Run<One>, { readonly beside: With; readonly made: Made }>();
  const last = new ChunkCache<
    One,
    { readonly runs: Chunks<One>; readonly beside: With; readonly made: readonly Made[] }
  >();

  function madeOf(run: Run<One>, beside: With): Made {
    const before = known.get(run);
    if (before !== undefined && isSameList(before.beside, beside)) return before.made;
    const made = make(run, ...beside);
    known.set(run, { beside, made });
    return made;
  }

  return (runs, ...beside) => {
    const found = last.find(runs);
    const before = found !== undefined && isSameList(found.beside, beside) ? found : null;
    if (before !== null && isSameList(before.runs, runs)) return before.made;
    const made = runs.map((run, i) => (before?.runs[i] === run ? (before.made[i] as Made) : madeOf(run, beside)));
    last.keep(runs, { runs, beside, made });
    return made;
  };
}

/** Like `mapChunks` for lists, with the results joined; the same list if every run's result is the same. */
export function mapInChunks<One extends object, With extends readonly unknown[], Made>(
  make: (run: readonly One[], ...beside: With) => readonly Made[],
): (list: readonly One[], ...beside: With) => readonly Made[] {
  const each = mapChunks(make);
  const join = memoizedConcat<Made>();
  return (list, ...beside) => join(each(chunksOf(list), ...beside));
}

const nothing: readonly never[] = [];

export function concatChunks<One>(lists: readonly (readonly One[])[]): readonly One[] {
  const parts = lists.filter((list) => list.length > 0);
  const [only = nothing] = parts;
  if (parts.length < 2) return only;
  const list = new Array<One>(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) for (let i = 0; i < part.length; i++) list[at++] = part[i] as One;
  putTogether.set(
    list,
    parts.flatMap((part) => (putTogether.get(part) as readonly Run<One>[] | undefined) ?? [part]),
  );
  return list;
}

export function memoizedConcat<One>(): (lists: readonly (readonly One[])[]) => readonly One[] {
  let last: { readonly lists: readonly (readonly One[])[]; readonly list: readonly One[] } | null = null;
  return (lists) => {
    if (last === null || !isSameList(last.lists, lists)) last = { lists, list: concatChunks(lists) };
    return last.list;
  };
}

/** Groups of entries with the same key in list order, updated by run. Null: no key. */
export function duplicatesBy<One extends object>(
  keyOf: (one: One) => string | null,
): (list: Chunks<One>) => readonly (readonly One[])[] {
  const known = new Map<Run<One>, readonly (string | null)[]>();
  const counts = new Map<string, number>();
  const doubled = new Set<string>();
  const count = (key: string | null, by: 1 | -1): void => {
    if (key === null) return;
    const now = (counts.get(key) ?? 0) + by;
    if (now === 0) counts.delete(key);
    else counts.set(key, now);
    if (now > 1) doubled.add(key);
    else doubled.delete(key);
  };
  return (list) => {
    const runs = new Set(list);
    for (const [run, keys] of known) {
      if (runs.has(run)) continue;
      known.delete(run);
      for (const key of keys) count(key, -1);
    }
    for (const run of runs) {
      if (known.has(run)) continue;
      const keys = run.map(keyOf);
      known.set(run, keys);
      for (const key of keys) count(key, 1);
    }
    if (doubled.size === 0) return [];
    const found = new Map<string, One[]>();
    for (const run of runs)
      for (const [i, key] of (known.get(run) ?? []).entries())
        if (key !== null && doubled.has(key)) found.set(key, [...(found.get(key) ?? []), run[i] as One]);
    return [...found.values()];
  };
}
