import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often something was done in one call. */
export interface Done {
  readonly [unit: string]: number;
}
/** How many of each unit in a second of processor time. */
export interface Rate {
  readonly [unit: string]: number;
}
/** What an engine is measured at, by how it is played: a game of this seed. */
export interface Runs {
  readonly [how: string]: (seed: number) => Done;
}

export const quick = process.argv.includes('--quick');

/** Before anything counts, in processor time: a whole rules engine takes that long to be compiled, a reducer less. */
export const warmUpMs = quick ? 3000 : 12_000;

/** Of this process, in milliseconds; what other processes take from the machine is not in it. */
const processorTime = (): number => process.cpuUsage().user / 1000;

/** Calls `run` with the seeds 1, 2, 3 … for so many milliseconds of processor time. */
export function rateOf(run: Runs[string], milliseconds: number): Rate {
  const totals: { [unit: string]: number } = {};
  const start = processorTime();
  let seed = 0;
  while (processorTime() - start < milliseconds) {
    for (const [unit, count] of Object.entries(run(++seed))) totals[unit] = (totals[unit] ?? 0) + count;
  }
  const seconds = (processorTime() - start) / 1000;
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

/** How many of so many calls warm up and do not count. */
export const warmingUp = (times: number): number => Math.floor(times / 5);

/** Calls `run`, which says how long it took, so many times. */
export function spread(times: number, run: (i: number) => number): Spread {
  return spreadOf(Array.from({ length: times }, (_, i) => run(i)).slice(warmingUp(times)));
}

/** Of what was taken, when all of it counts. */
export function spreadOf(taken: readonly number[]): Spread {
  const sorted = [...taken].sort((a, b) => a - b);
  return { median: median(sorted), p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0 };
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Of this process, in milliseconds, all its threads: what other programs take is not in it. */
export const threadsTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** How long something works, in milliseconds of processor time. */
export function timed(work: () => unknown): number {
  const start = threadsTime();
  work();
  return threadsTime() - start;
}

/** What this process holds when what nobody needs is gone, in bytes. */
export function held(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
