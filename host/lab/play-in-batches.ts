import type { Playable } from '#authoring/project/play/playable.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import type { JobOfAnySeeds, Seeds } from './games-job.ts';
import type { GamesPool, HowGamesArePlayed } from './games-pool.ts';
import { playInPool } from './play-games.ts';

/** After each batch of this many seeds, the consumer decides whether it needs more. */
const SEEDS_AT_ONCE = 32;

export interface VersionToPlay {
  readonly playable: Playable;
  readonly jobs: readonly JobOfAnySeeds[];
}
export interface PlayedLine {
  readonly job: number;
  readonly line: GameSummary;
}

/**
 * Plays the same seeds of several versions, some at once, and yields the lines of each version, by job and seed. Plays
 * no more when the consumer wants no more. Throws as `playGames`.
 */
export async function* playInBatches(
  pool: GamesPool,
  versions: readonly VersionToPlay[],
  seeds: Seeds,
  store: HowGamesArePlayed['store'],
): AsyncGenerator<readonly (readonly PlayedLine[])[]> {
  for (let from = seeds.from; from <= seeds.to; from += SEEDS_AT_ONCE) {
    const some = { from, to: Math.min(seeds.to, from + SEEDS_AT_ONCE - 1) };
    yield await Promise.all(versions.map((version) => linesOf(pool, version, some, store)));
  }
}

async function linesOf(
  pool: GamesPool,
  { playable, jobs }: VersionToPlay,
  seeds: Seeds,
  store: HowGamesArePlayed['store'],
): Promise<readonly PlayedLine[]> {
  const lines: PlayedLine[] = [];
  const jobsOfSeeds = jobs.map((job) => ({ ...job, seeds }));
  await playInPool(pool, playable, jobsOfSeeds, store, (job, line) => lines.push({ job, line }));
  return lines;
}
