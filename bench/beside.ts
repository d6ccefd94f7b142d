import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sourcesAt } from '../scripts/commits/sources-at.ts';
import { samples } from './every-game.ts';
import { median, quick, warmUpMs } from './measure.ts';
import type { Asked } from './one-side.ts';

/** The last one before the balance lab: slower than it once was (docs/decisions/engine-speed.md). */
export const namedCommit = 'fb1537be';

export interface Beside {
  readonly project: string;
  readonly program: string;
  readonly least: number | null;
  /** Decisions in a second of processor time, here and there. */
  readonly here: number;
  readonly there: number;
  /** Of pieces that ran one after the other, the median of the rounds. */
  readonly ratio: number;
}

/** Of the first game all programs, with the least ratio that is wanted; of the others the fastest one. */
const ofFirst = [
  { program: 'random', least: 1.3 },
  { program: 'greedy', least: 1.4 },
  { program: 'search', least: 2 },
] as const;
const ofOthers = [{ program: 'random', least: null }] as const;
const rounds = quick ? 3 : 9;
const pieceMs = quick ? 300 : 1000;

/** Runs this engine and that of the named commit in turn. Null: no such commit, as in a copy without history. */
export async function measureBeside(): Promise<readonly Beside[] | null> {
  const there = sourcesAt(namedCommit, [path.join('bench', 'one-side.ts')]);
  if (there === null) return null;
  const sides = await Promise.all(['.', there].map(started));
  const found: Beside[] = [];
  const projects = (await samples()).map(({ folder }) => path.basename(folder));
  const measured = projects.flatMap((project, at) =>
    (at === 0 ? ofFirst : ofOthers).map((program) => ({ project, ...program })),
  );
  for (const { least, ...what } of measured) {
    const pieces = async (milliseconds: number, backwards: boolean): Promise<readonly number[]> => {
      const rates: number[] = [];
      for (const at of backwards ? [1, 0] : [0, 1]) rates[at] = await ask(sides[at] as Side, { ...what, milliseconds });
      return rates;
    };
    await pieces(warmUpMs, false);
    const all: (readonly number[])[] = [];
    for (let round = 0; round < rounds; round++) all.push(await pieces(pieceMs, round % 2 === 1));
    const of = (value: (rates: readonly number[]) => number) => median(all.map(value));
    const [here, other] = [of(([one = 0]) => one), of(([, two = 0]) => two)];
    found.push({ ...what, least, here, there: other, ratio: of(([one = 0, two = 1]) => one / two) });
  }
  for (const { child } of sides) child.disconnect();
  return found;
}

interface Side {
  readonly child: ChildProcess;
  /** Never comes true: fails when the process ends before it is let go. */
  readonly gone: Promise<never>;
}

async function started(tree: string): Promise<Side> {
  const child = fork(path.join('scripts', 'run-ts.mjs'), [path.join(tree, 'bench', 'one-side.ts'), 'sample-content']);
  const gone = once(child, 'exit').then(() => {
    throw new Error('one side of the comparison has ended');
  });
  gone.catch(() => undefined);
  const side = { child, gone };
  await answered(side);
  return side;
}
function ask(side: Side, asked: Asked): Promise<number> {
  const answer = answered(side);
  side.child.send(asked);
  return answer as Promise<number>;
}
function answered({ child, gone }: Side): Promise<unknown> {
  const heard = new Promise((hear) => child.once('message', hear));
  return Promise.race([heard, gone]);
}
