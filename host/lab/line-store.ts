import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import { makeFolders } from '../files/make-folders.ts';
import { appendToFile } from '../files/write-files.ts';
import { keptFolder } from '../state/kept-folder.mjs';
import type { JobOfAnySeeds } from './games-job.ts';
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
  /** Removes the runs that were written to longest ago, until the rest is small enough. */
  prune(): Promise<void>;
}

/**
 * A file a run, to which chunks are appended, each with its checksum on a line of its own. Programs may share the
 * folder: what both play is kept twice and read once.
 */
export function makeLineStore(folder = path.join(keptFolder(), 'lab'), mostBytes = MOST_BYTES): LineStore {
  const fileOf = (run: string): string => path.join(folder, `${run}.lines`);
  let build: string | null = null;
  return {
    keyOf(system, contentHash, job) {
      build ??= engineBuild();
      return runKey(build, system, contentHash, job);
    },
    async read(run) {
      const text = await readFile(fileOf(run), 'utf8').catch(() => '');
      return new Map(
        text
          .split('\n')
          .flatMap(linesIn)
          .map((line) => [line.seed, line]),
      );
    },
    async add(run, lines) {
      const written = JSON.stringify(lines);
      // Begins with a line feed, so that a chunk that was cut off before it spoils nothing.
      const chunk = Buffer.from(`\n${sumOf(written)} ${written}`);
      await makeFolders(folder, 0o700)
        .then(() => appendToFile(fileOf(run), chunk, 0o600))
        .catch(() => undefined);
    },
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

function linesIn(chunk: string): readonly GameSummary[] {
  const written = chunk.slice(SUM + 1);
  return written !== '' && chunk.slice(0, SUM) === sumOf(written) ? (JSON.parse(written) as GameSummary[]) : [];
}
