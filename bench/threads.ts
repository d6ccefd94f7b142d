import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { sample } from './engines.ts';
import { median, quick } from './measure.ts';

/** Games a second of `studio simulate`, as a person has it: by the clock, after every thread has its content. */
export interface Threads {
  readonly one: number;
  readonly two: number;
  /** Two independent programs at the same time, with half of the games each: the most that the machine can do. */
  readonly apart: number;
}

/** So many that what a thread compiles at its beginning weighs little. */
const games = quick ? 1500 : 8000;

async function gamesPerSecond(workers: number, count = games): Promise<number> {
  const words = ['--players', '4', '--bot', 'random', '--games', String(count), '--workers', String(workers), '--json'];
  const child = spawn(process.execPath, ['dist/cli/studio.js', 'simulate', sample, '--fresh', ...words], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const report = JSON.parse(await text(child.stdout)) as { readonly gamesPerSecond: number };
  return report.gamesPerSecond;
}

/** All three in turn, so that a machine with other work to do treats them alike; the medians count. */
export async function measureThreads(): Promise<Threads> {
  const taken = { one: [] as number[], two: [] as number[], apart: [] as number[] };
  for (let i = 0; i < (quick ? 1 : 3); i++) {
    taken.one.push(await gamesPerSecond(1));
    taken.two.push(await gamesPerSecond(2));
    // As many games a thread as above: the first ones, before they are compiled, are the slowest
    const [left, right] = await Promise.all([gamesPerSecond(1, games / 2), gamesPerSecond(1, games / 2)]);
    taken.apart.push(left + right);
  }
  return { one: median(taken.one), two: median(taken.two), apart: median(taken.apart) };
}
