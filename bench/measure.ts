import { performance } from 'node:perf_hooks';

/** How often something was done in one call. */
export interface Done {
  readonly [unit: string]: number;
}
/** How many of each unit in a second of processor time: the median of the repeats. */
export interface Rate {
  readonly [unit: string]: number;
}

export const quick = process.argv.includes('--quick');
/** The most memory this process was seen to hold after a repeat, in bytes. */
export let peak = 0;
const repeats = quick ? 3 : 5;
const repeatMs = quick ? 300 : 1500;

/** So much is run before anything counts: until a whole engine is compiled. */
const warmUpMs = quick ? 1000 : 3000;

/** Of this process, in milliseconds; what other processes take from the machine is not in it. */
const processorTime = (): number => process.cpuUsage().user / 1000;

/** Calls `run` with the seeds 1, 2, 3 … long enough to be measured: a warm-up, then repeats; the median counts. */
export function measure(run: (seed: number) => Done): Rate {
  repeat(run, warmUpMs);
  const rates = Array.from({ length: repeats }, () => repeat(run, repeatMs));
  const units = Object.keys(rates[0] ?? {});
  return Object.fromEntries(units.map((unit) => [unit, median(rates.map((rate) => rate[unit] ?? 0))]));
}

function repeat(run: (seed: number) => Done, atLeast: number): Rate {
  const totals: { [unit: string]: number } = {};
  const start = processorTime();
  let seed = 0;
  while (processorTime() - start < atLeast) {
    for (const [unit, count] of Object.entries(run(++seed))) totals[unit] = (totals[unit] ?? 0) + count;
  }
  const seconds = (processorTime() - start) / 1000;
  peak = Math.max(peak, process.memoryUsage.rss());
  return Object.fromEntries(Object.entries(totals).map(([unit, count]) => [unit, count / seconds]));
}

/** Microseconds that one call takes: the median of many, each timed alone. `between` is not timed. */
export function microseconds(run: () => void, between: () => void, times = quick ? 300 : 2000): number {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    run();
    taken.push(performance.now() - start);
    between();
  }
  return median(taken) * 1000;
}

/** How long something took, in milliseconds. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** Calls `run`, which says how long it took, so many times; the first few warm up and do not count. */
export function spread(times: number, run: (i: number) => number): Spread {
  const taken = Array.from({ length: times }, (_, i) => run(i)).slice(Math.floor(times / 5));
  const sorted = taken.sort((a, b) => a - b);
  return { median: median(sorted), p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0 };
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
