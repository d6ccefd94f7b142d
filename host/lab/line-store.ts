import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import { makeFolders } from '../files/make-folders.ts';
import { appendToFile } from '../files/write-files.ts';
import { keptFolder } from '../state/kept-folder.mjs';
import type { JobOfAnySeeds } from './games-job.ts';
import { type KeptRuns, makeKeptRuns } from './kept-runs.ts';
import { engineBuild, runKey } from './run-key.ts';

const MOST_BYTES = 1_000_000_000;
const NAME = /^[0-9a-f]{64}\.lines$/;
const SUM = 16;

/** Lines of played games, outside of projects, so that no game is played twice. */
export interface LineStore {
  /** The name of a run. */
  keyOf(system: string, contentHash: string, job: JobOfAnySeeds): string;
  /** By seed. What is damaged is left out. */
  read(run: string): Promise<ReadonlyMap<number, GameSummary>>;
  /** A disk that is full or read-only keeps nothing; the games go on. */
  add(run: string, lines: readonly GameSummary[]): Promise<void>;
  /** Of seeds that do not count, nothing that was added before is read. */
  drop(run: string, from: number, count: number): Promise<void>;
  /** Removes the runs that were written to longest ago, until the rest is small enough. */
  prune(): Promise<void>;
  /** What was asked, and of which content. */
  readonly asked: KeptRuns;
}

/**
 * A file a run, to which chunks are appended, each with its checksum on a line of its own. Programs may share the
 * folder: what both play is kept twice and read once.
 */
export function makeLineStore(folder = path.join(keptFolder(), 'lab'), mostBytes = MOST_BYTES): LineStore {
  const fileOf = (run: string): string => path.join(folder, `${run}.lines`);
  let known: string | null = null;
  function build(): string {
    known ??= engineBuild();
    return known;
  }
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, as they were added. A line feed begins each, so that a chunk that was cut off spoils nothing. */
  async function append(run: string, what: readonly (GameSummary | Dropped)[]): Promise<void> {
    const written = JSON.stringify(what);
    const chunk = Buffer.from(`\n${sumOf(written)} ${written}`);
    last = last
      .then(() => makeFolders(folder, 0o700))
      .then(() => appendToFile(fileOf(run), chunk, 0o600))
      .catch(() => undefined);
    await last;
  }
  return {
    asked: makeKeptRuns(folder, build),
    keyOf: (system, contentHash, job) => runKey(build(), system, contentHash, job),
    async read(run) {
      const text = await readFile(fileOf(run), 'utf8').catch(() => '');
      const found = new Map<number, GameSummary>();
      for (const line of text.split('\n').flatMap(linesIn)) {
        if ('dropped' in line) found.delete(line.seed);
        else found.set(line.seed, line);
      }
      return found;
    },
    add: append,
    drop: (run, from, count) =>
      append(
        run,
        Array.from({ length: count }, (_, at) => ({ seed: from + at, dropped: true as const })),
      ),
    async prune() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
      const files = await Promise.all(
        names.map(async (name) => {
          const file = path.join(folder, name);
          const found = await stat(file).catch(() => null);
          return { file, bytes: found?.size ?? 0, at: found?.mtimeMs ?? 0 };
        }),
      );
      let total = 0;
      for (const { file, bytes } of files.toSorted((a, b) => b.at - a.at)) {
        total += bytes;
        if (total > mostBytes) await rm(file, { force: true }).catch(() => undefined);
      }
    },
  };
}

const sumOf = (written: string): string => createHash('sha256').update(written).digest('hex').slice(0, SUM);

interface Dropped {
  readonly seed: number;
  readonly dropped: true;
}

function linesIn(chunk: string): readonly (GameSummary | Dropped)[] {
  const written = chunk.slice(SUM + 1);
  return written !== '' && chunk.slice(0, SUM) === sumOf(written)
    ? (JSON.parse(written) as (GameSummary | Dropped)[])
    : [];
}
