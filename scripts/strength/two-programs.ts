import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { anyTimeInterval } from '#engine/simulation/comparison/any-time-interval.ts';
import { PairedDifferences } from '#engine/simulation/comparison/paired-differences.ts';
import { sequentialVerdict } from '#engine/simulation/comparison/sequential-verdict.ts';
import { sourcesAt } from '../commits/sources-at.ts';
import type { GameToPlay } from './one-side.ts';
import type { RatedProgram, StrengthGame } from './strength-game.ts';

export interface ProgramsToCompare {
  /** A folder with a project. */
  readonly project: string;
  readonly commit: string;
  readonly program: Required<RatedProgram>;
  readonly seats: number;
  /** The least difference that matters. */
  readonly margin: number;
  /** Of processor time, for both. */
  readonly seconds: number;
}

/** Games for finding the number of playouts; their seeds are not those that count. */
const FIRST_TRIED = 1_000_001;
const TRIED = 5;
const MOST_PLAYOUTS = 256;

/**
 * Compares a program with that of another commit at equal processor time: on the same seeds, until the sequential test
 * of the balance lab decides or the time is used up. The program here gets as many playouts as take no longer than those
 * of the other one. Null: no such commit.
 */
export async function comparePrograms(what: ProgramsToCompare, say: (line: string) => void): Promise<string | null> {
  const files = ['one-side.ts', 'strength-game.ts'].map((name) => path.join('scripts', 'strength', name));
  const there = sourcesAt(what.commit, files);
  if (there === null) return null;
  const [before, after] = await Promise.all([there, '.'].map((tree) => startSide(tree, what.project)));
  if (before === undefined || after === undefined) return null;
  try {
    const game = { program: what.program, seats: what.seats };
    const playouts = await playoutsFor(before, after, game, say);
    return await compare(before, after, what, playouts, say);
  } finally {
    before.end();
    after.end();
  }
}

interface Side {
  play(game: GameToPlay): Promise<StrengthGame>;
  end(): void;
}

async function startSide(tree: string, project: string): Promise<Side> {
  const child = fork(path.join('scripts', 'run-ts.mjs'), [
    path.join(tree, 'scripts', 'strength', 'one-side.ts'),
    project,
  ]);
  const gone = once(child, 'exit').then(() => {
    throw new Error('one of the two programs has ended');
  });
  gone.catch(() => undefined);
  const answer = (): Promise<unknown> => Promise.race([once(child, 'message').then(([said]) => said as unknown), gone]);
  await answer();
  return {
    play(game) {
      const played = answer() as Promise<StrengthGame>;
      child.send(game);
      return played;
    },
    end: () => child.disconnect(),
  };
}

/** As many as take no longer than those of the other side. */
async function playoutsFor(
  before: Side,
  after: Side,
  { program, seats }: Omit<GameToPlay, 'seed'> & { readonly program: Required<RatedProgram> },
  say: (line: string) => void,
): Promise<number> {
  const timeOf = async (side: Side, playouts: number): Promise<number> => {
    let milliseconds = 0;
    for (let seed = FIRST_TRIED; seed < FIRST_TRIED + TRIED; seed++)
      milliseconds += (await side.play({ program: { ...program, playouts }, seed, seats })).milliseconds;
    return milliseconds / TRIED;
  };
  await timeOf(before, program.playouts);
  await timeOf(after, program.playouts);
  const wanted = await timeOf(before, program.playouts);
  say(`${program.playouts} playouts there: ${wanted.toFixed(0)} ms a game`);
  let [fits, tooMany] = [1, MOST_PLAYOUTS];
  for (let next = program.playouts; tooMany - fits > Math.max(1, fits / 12); ) {
    const time = await timeOf(after, next);
    say(`${next} playouts here: ${time.toFixed(0)} ms a game`);
    if (time <= wanted) fits = next;
    else tooMany = next;
    next = tooMany === MOST_PLAYOUTS ? Math.min(Math.ceil(fits * 1.5), tooMany - 1) : Math.floor((fits + tooMany) / 2);
  }
  return fits;
}

async function compare(
  before: Side,
  after: Side,
  { program, seats, margin, seconds, commit }: ProgramsToCompare,
  playouts: number,
  say: (line: string) => void,
): Promise<string> {
  const pairs = new PairedDifferences();
  const total = { before: 0, after: 0, wonBefore: 0, wonAfter: 0 };
  let verdict = sequentialVerdict(pairs.difference, { margin, error: 0.05 });
  for (let seed = 1; verdict === 'undecided' && total.before + total.after < seconds * 1000; seed++) {
    const old = await before.play({ program, seed, seats });
    const now = await after.play({ program: { ...program, playouts }, seed, seats });
    total.before += old.milliseconds;
    total.after += now.milliseconds;
    total.wonBefore += old.won;
    total.wonAfter += now.won;
    pairs.add(old.won, now.won);
    verdict = sequentialVerdict(pairs.difference, { margin, error: 0.05 });
    if (seed % 10 === 0) say(`${seed} pairs: ${total.wonBefore} there, ${total.wonAfter} here`);
  }
  const { difference } = pairs;
  const percent = (rate: number): string => (rate * 100).toFixed(1);
  const [low, high] = anyTimeInterval(difference);
  return [
    `${program.name} ${playouts} here against ${program.name} ${program.playouts} at ${commit}: ${verdict} (margin ${percent(margin)} of 100)`,
    `${difference.pairs} pairs, won ${total.wonAfter} here and ${total.wonBefore} there; only here ${difference.higher}, only there ${difference.lower}`,
    `difference ${percent(difference.mean)} of 100 (${percent(low)} to ${percent(high)}); processor time here by there: ${(total.after / total.before).toFixed(2)}`,
  ].join('\n');
}
