import { isDeepStrictEqual } from 'node:util';
import type { Playable } from '#authoring/project/play/playable.ts';
import { ContentParts } from '#engine/simulation/comparison/content-difference.ts';
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
 * no more when the consumer wants no more. Games of the first version that can go no other way with another one are not
 * played again. `heard` is called with how many games were played. Throws as `playGames`.
 */
export async function* playInBatches(
  pool: GamesPool,
  versions: readonly VersionToPlay[],
  seeds: Seeds,
  store: HowGamesArePlayed['store'],
  heard: (played: number) => void = () => undefined,
): AsyncGenerator<readonly (readonly PlayedLine[])[]> {
  const [first, ...others] = versions;
  if (first === undefined) return;
  const touches = touchedBy(first, others);
  const linesOf = async ({ playable, jobs }: VersionToPlay, batch: Seeds, alike: readonly PlayedLine[] = []) => {
    const lines: PlayedLine[] = [];
    const { played } = await playInPool(
      pool,
      playable,
      jobs.map((job) => ({ ...job, seeds: batch })),
      store,
      (job, line) => lines.push({ job, line }),
      (job) => alike.flatMap((one) => (one.job === job ? [one.line] : [])),
    );
    heard(played);
    return lines;
  };
  for (let from = seeds.from; from <= seeds.to; from += SEEDS_AT_ONCE) {
    const batch = { from, to: Math.min(seeds.to, from + SEEDS_AT_ONCE - 1) };
    const lines = await linesOf(first, batch);
    const alike = others.map((_, at) => lines.filter((line) => touches[at]?.(line) === false));
    yield [lines, ...(await Promise.all(others.map((other, at) => linesOf(other, batch, alike[at]))))];
  }
}

type Touches = (of: PlayedLine) => boolean;

/** For each of the others, whether a game of the first may go another way with it. */
function touchedBy(first: VersionToPlay, others: readonly VersionToPlay[]): readonly Touches[] {
  const partsOf = ({ playable: { system, documents } }: VersionToPlay) => new ContentParts(system, documents);
  const parts = others.length === 0 ? null : partsOf(first);
  return others.map((other): Touches => {
    const isSameGame = other.playable.system.id === first.playable.system.id;
    const touching = isSameGame ? parts?.touching(partsOf(other)) : null;
    const isSameJob = first.jobs.map((job, at) => isDeepStrictEqual(job, other.jobs[at]));
    return ({ job, line }) => isSameJob[job] !== true || touching?.(line.asked) !== false;
  });
}
