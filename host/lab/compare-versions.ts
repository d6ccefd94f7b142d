import type { Playable } from '#authoring/project/play/playable.ts';
import { PairedGames } from '#engine/simulation/comparison/paired-games.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import { withPool } from '../threads/with-pool.ts';
import type { Chunk, GamesJob, GivenContent, PlayedChunk } from './games-job.ts';
import { type GamesPool, type HowGamesArePlayed, playInPool } from './play-games.ts';

/** Equal games of both versions. */
export interface PairedJob {
  readonly before: GamesJob;
  readonly after: GamesJob;
}
export interface Versions {
  readonly before: Playable;
  readonly after: Playable;
}
export interface PlayedPair {
  readonly job: number;
  readonly before: GameSummary;
  readonly after: GameSummary;
}

/** After each so many seeds it is looked whether more are needed. */
const SEEDS_AT_ONCE = 32;

/**
 * Plays a list of jobs for each kind of games, until its figures are decided or the seeds are used up. `take` gets each
 * pair that counts, in order; neither threads nor the store change which do. Throws as `playGames`.
 */
export async function compareVersions(
  versions: Versions,
  kinds: readonly (readonly PairedJob[])[],
  how: HowGamesArePlayed,
  take: (kind: number, pair: PlayedPair) => void,
): Promise<readonly PairedGames[]> {
  const compared = await withPool<GivenContent, Chunk, PlayedChunk, readonly PairedGames[]>(
    'games-worker',
    how,
    async (pool) => {
      const all: PairedGames[] = [];
      for (const [kind, jobs] of kinds.entries())
        all.push(await compareKind(pool, versions, jobs, how, (pair) => take(kind, pair)));
      return all;
    },
  );
  await how.store?.prune();
  return compared;
}

async function compareKind(
  pool: GamesPool,
  { before, after }: Versions,
  jobs: readonly PairedJob[],
  { store }: HowGamesArePlayed,
  take: (pair: PlayedPair) => void,
): Promise<PairedGames> {
  const games = new PairedGames();
  const { from = 1, to = 0 } = jobs[0]?.after.seeds ?? {};
  for (let first = from; first <= to && !games.isDecided; first += SEEDS_AT_ONCE) {
    const seeds = { from: first, to: Math.min(to, first + SEEDS_AT_ONCE - 1) };
    const played = (playable: Playable, side: keyof PairedJob) =>
      linesOf(
        pool,
        playable,
        jobs.map((job) => ({ ...job[side], seeds })),
        store,
      );
    const [old, now] = await Promise.all([played(before, 'before'), played(after, 'after')]);
    for (const [at, { job, line }] of now.entries()) {
      if (games.isDecided) break;
      const pair = { job, before: (old[at] as PlayedLine).line, after: line };
      games.add(pair.before, pair.after);
      take(pair);
    }
  }
  return games;
}

interface PlayedLine {
  readonly job: number;
  readonly line: GameSummary;
}

async function linesOf(
  pool: GamesPool,
  playable: Playable,
  jobs: readonly GamesJob[],
  store: HowGamesArePlayed['store'],
): Promise<readonly PlayedLine[]> {
  const lines: PlayedLine[] = [];
  await playInPool(pool, playable, jobs, store, (job, line) => lines.push({ job, line }));
  return lines;
}
