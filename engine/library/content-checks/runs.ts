import type { Placed } from './placed.ts';

// A project is mostly long lists of which one thing changes at a time. Cut into runs, what was made of all others stands.

const longest = 64;
const begunBy = new WeakMap<object, readonly Placed<unknown>[]>();

/**
 * A list in runs of neighbours of one file, at most 64 long. A run is the same array as before as long as the same things
 * stand in it, whatever happened to the others.
 */
export function runsOf<One extends Placed<unknown>>(list: readonly One[]): readonly (readonly One[])[] {
  const runs: (readonly One[])[] = [];
  for (let start = 0; start < list.length; ) {
    const end = endOfRun(list, start);
    const first = list[start] as One;
    const known = begunBy.get(first) as readonly One[] | undefined;
    const run = known !== undefined && isStretch(known, list, start, end) ? known : list.slice(start, end);
    if (run !== known) begunBy.set(first, run);
    runs.push(run);
    start = end;
  }
  return runs;
}

function endOfRun(list: readonly Placed<unknown>[], start: number): number {
  const { file } = list[start] as Placed<unknown>;
  const last = Math.min(start + longest, list.length);
  let end = start + 1;
  while (end < last && list[end]?.file === file) end++;
  return end;
}

function isStretch(run: readonly unknown[], list: readonly unknown[], start: number, end: number): boolean {
  if (run.length !== end - start) return false;
  for (let i = 0; i < run.length; i++) if (run[i] !== list[start + i]) return false;
  return true;
}

/**
 * What is made of each run, one after the other; made once for a run as long as all it is made with are the same values.
 * Whoever makes it looks at the run and at these alone.
 */
export function inRuns<One extends Placed<unknown>, With extends readonly unknown[], Made>(
  make: (run: readonly One[], ...beside: With) => readonly Made[],
): (list: readonly One[], ...beside: With) => readonly Made[] {
  const known = new WeakMap<readonly One[], { readonly beside: With; readonly made: readonly Made[] }>();
  return (list, ...beside) => {
    const all: (readonly Made[])[] = [];
    for (const run of runsOf(list)) {
      let one = known.get(run);
      if (one === undefined || one.beside.some((value, i) => value !== beside[i])) {
        one = { beside, made: make(run, ...beside) };
        known.set(run, one);
      }
      all.push(one.made);
    }
    return joined(all);
  };
}

/** Lists one after the other: whole stretches are copied, which is faster than one by one. */
export const joined = <One>(lists: readonly (readonly One[])[]): readonly One[] => ([] as One[]).concat(...lists);
