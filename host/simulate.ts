import { createHash } from 'node:crypto';
import type { SimulateReport } from '#api/cli/simulate-report.ts';
import { contentOf, type Playable } from '#authoring/playable.ts';
import { type GameLine, lineText } from '#engine/simulation/game-line.ts';
import { share } from '#engine/simulation/interval.ts';
import { type GamesJob, type HowManyThreads, playOnThreads } from './games-on-threads.ts';
import { attempt, type Unplayed } from './many-games.ts';
import type { ProjectForPlay } from './project-for-play.ts';
import { type ShortSetup, wholeSetup } from './whole-setup.ts';

/** Games to play: a set-up, a player, seeds. */
export type WhatToSimulate = ShortSetup & Omit<GamesJob, 'setup'>;

/** Plays one game a seed and counts how they ended. `heard` is told of each game in the order of seeds. */
export function simulate(
  { playable }: ProjectForPlay,
  what: WhatToSimulate,
  how: HowManyThreads,
  heard: (line: GameLine, text: string) => void,
): Promise<{ readonly report: SimulateReport } | Unplayed> {
  return attempt(playable.system, () => count(playable, what, how, heard));
}

async function count(
  playable: Playable,
  what: WhatToSimulate,
  { workers, stop }: HowManyThreads,
  heard: (line: GameLine, text: string) => void,
): Promise<SimulateReport> {
  const setup = wholeSetup(playable.system, contentOf(playable), what);
  const games = what.seeds.to - what.seeds.from + 1;
  const threads = Math.min(workers, games);
  const hash = createHash('sha256');
  const ends = new Map<string | null, number>();
  let decisions = 0;
  const seconds = await playOnThreads(playable, [{ ...what, setup }], { workers: threads, stop }, (_, line) => {
    const text = lineText(line);
    hash.update(text);
    ends.set(line.result, (ends.get(line.result) ?? 0) + 1);
    decisions += line.decisions;
    heard(line, text);
  });
  const cleared = ends.get('cleared') ?? 0;
  const { rate, interval } = share(cleared, games);
  return {
    games,
    workers: threads,
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(games / seconds, 1),
    decisionsPerSecond: rounded(decisions / seconds, 1),
    cleared,
    defeated: ends.get('defeated') ?? 0,
    winRate: rate,
    interval: [...interval],
    hash: hash.digest('hex').slice(0, 32),
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
