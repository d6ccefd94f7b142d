import type { Playable } from '#authoring/project/play/playable.ts';
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
 * Plays a list of jobs for each kind of games, until `take` returns that its figures are decided or the seeds are used
 * up. `take` gets each pair that counts, in order; neither threads nor the store change which do. `heard` is
 * called with how many games were played. Throws as `playGames`.
 */
export function compareVersions(
  { before, after }: Versions,
  { kinds, seeds }: WhatToCompare,
  how: HowGamesArePlayed,
  take: (kind: number, pair: PlayedPair) => boolean,
  heard: (played: number) => void,
): Promise<void> {
  return withGamesPool(how, async (pool) => {
    for (const [kind, jobs] of kinds.entries()) {
      const versions = [
        { playable: before, jobs: jobs.map((job) => job.before) },
        { playable: after, jobs: jobs.map((job) => job.after) },
      ];
      const batches = playInBatches(pool, versions, seeds, how.store, heard);
      await takePairs(batches, (pair) => take(kind, pair));
    }
  });
}

/** Until they are decided. */
async function takePairs(
  batches: AsyncIterable<readonly (readonly PlayedLine[])[]>,
  take: (pair: PlayedPair) => boolean,
): Promise<void> {
  for await (const [old = [], now = []] of batches) {
    for (const [at, { job, line: after }] of now.entries()) {
      const { line: before } = old[at] as PlayedLine;
      if (take({ job, before, after })) return;
    }
  }
}
