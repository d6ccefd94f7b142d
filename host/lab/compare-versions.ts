import type { Playable } from '#authoring/project/play/playable.ts';
import { PairedGames } from '#engine/simulation/comparison/paired-games.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import type { JobOfAnySeeds, Seeds } from './games-job.ts';
import { type HowGamesArePlayed, withGamesPool } from './games-pool.ts';
import { type PlayedLine, playInBatches } from './play-in-batches.ts';

/** Equal games of both versions. */
export interface PairedJob {
  readonly before: JobOfAnySeeds;
  readonly after: JobOfAnySeeds;
}
export interface Versions {
  readonly before: Playable;
  readonly after: Playable;
}
export interface WhatToCompare {
  readonly kinds: readonly (readonly PairedJob[])[];
  readonly seeds: Seeds;
}
export interface PlayedPair {
  readonly job: number;
  readonly before: GameSummary;
  readonly after: GameSummary;
}

/**
 * Plays a list of jobs for each kind of games, until its figures are decided or the seeds are used up. `take` gets each
 * pair that counts, in order; neither threads nor the store change which do. Throws as `playGames`.
 */
export function compareVersions(
  { before, after }: Versions,
  { kinds, seeds }: WhatToCompare,
  how: HowGamesArePlayed,
  take: (kind: number, pair: PlayedPair) => void,
): Promise<readonly PairedGames[]> {
  return withGamesPool(how, async (pool) => {
    const all: PairedGames[] = [];
    for (const [kind, jobs] of kinds.entries()) {
      const versions = [
        { playable: before, jobs: jobs.map((job) => job.before) },
        { playable: after, jobs: jobs.map((job) => job.after) },
      ];
      const batches = playInBatches(pool, versions, seeds, how.store);
      all.push(await pairsIn(batches, (pair) => take(kind, pair)));
    }
    return all;
  });
}

/** Takes pairs until they are decided. */
async function pairsIn(
  batches: AsyncIterable<readonly (readonly PlayedLine[])[]>,
  take: (pair: PlayedPair) => void,
): Promise<PairedGames> {
  const games = new PairedGames();
  for await (const [old = [], now = []] of batches) {
    for (const [at, { job, line: after }] of now.entries()) {
      const { line: before } = old[at] as PlayedLine;
      games.add(before, after);
      take({ job, before, after });
      if (games.isDecided) return games;
    }
  }
  return games;
}
