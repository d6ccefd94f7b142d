import { createHash } from 'node:crypto';
import type { SimulateReport } from '#api/cli/simulate-report.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { type GameSummary, lineText } from '#engine/simulation/game-line.ts';
import { Tournament } from '#engine/simulation/standings.ts';
import { type GamesJob, refuseUnended } from '../lab/games-job.ts';
import type { OnOwnThreads } from '../lab/games-pool.ts';
import type { RunToKeep } from '../lab/kept-runs.ts';
import { playGames, type TakeLine } from '../lab/play-games.ts';
import { botRotations } from '../play/who-plays.ts';
import { type PartialSetup, setupToDraw } from '../play/whole-setup.ts';
import type { ProjectForPlay } from '../project/project-for-play.ts';
import { keepAsked } from './asked-run.ts';
import { copiedOf } from './balance-jobs.ts';
import { catchRefusals, type Unplayed } from './refused-games.ts';
import { endsReportOf, standingsReportOf } from './standings-report.ts';

export interface WhatToSimulate extends PartialSetup, Omit<GamesJob, 'setup'> {
  /** Plays every seed in each rotation of the bots. */
  readonly rotate?: boolean;
}

export function gamesIn({ bots, rotate = false, seeds }: Pick<WhatToSimulate, 'bots' | 'rotate' | 'seeds'>): number {
  return (seeds.to - seeds.from + 1) * (rotate ? botRotations(bots).length : 1);
}

/** `heard` gets each game and its index. It begins again at 0 if games of another computer turn out not to count. */
export function simulate(
  { playable }: ProjectForPlay,
  what: WhatToSimulate,
  how: OnOwnThreads,
  heard: (line: GameSummary, text: string, at: number) => void,
): Promise<{ readonly report: SimulateReport } | Unplayed> {
  return catchRefusals(playable.system, () => count(playable, what, how, heard));
}

async function count(
  playable: Playable,
  { setup: short, ledger, rotate = false, ...what }: WhatToSimulate,
  { workers, ...how }: OnOwnThreads,
  heard: (line: GameSummary, text: string, at: number) => void,
): Promise<SimulateReport> {
  const { system } = playable;
  const content = contentOf(playable);
  const setup = setupToDraw(system, content, { setup: short, ...(ledger === undefined ? {} : { ledger }) });
  const jobs = (rotate ? botRotations(what.bots) : [what.bots]).map((bots) => ({ ...what, bots, setup }));
  const games = gamesIn({ ...what, rotate });
  const threads = Math.min(workers, games);
  const hash = createHash('sha256');
  const tournament = new Tournament();
  let [decisions, heardOf] = [0, 0];
  const take: TakeLine = (at, line, isKept) => {
    refuseUnended(line);
    const text = lineText(line);
    hash.update(text);
    tournament.add(line, jobs[at]?.bots ?? []);
    if (!isKept) decisions += line.decisions;
    heard(line, text, heardOf++);
  };
  const { seconds, played } = await keepAsked(
    how.store,
    playable,
    () => ({ ...askedOf(short, what), games: heardOf }),
    () => playGames(playable, jobs, { ...how, workers: threads }, take),
  );
  return {
    games,
    kept: games - played,
    workers: threads,
    seconds: rounded(seconds, 3),
    gamesPerSecond: played === 0 ? 0 : rounded(played / seconds, 1),
    decisionsPerSecond: played === 0 ? 0 : rounded(decisions / seconds, 1),
    together: system.seating(content).together,
    ends: endsReportOf(tournament.ends(), system.words.results),
    ...standingsReportOf(tournament.standings()),
    hash: hash.digest('hex').slice(0, 32),
  };
}

function askedOf(
  setup: WhatToSimulate['setup'],
  { bots, seeds, effort }: Pick<WhatToSimulate, 'bots' | 'seeds' | 'effort'>,
): Omit<RunToKeep, 'games'> {
  const { choices, seats } = 'document' in setup ? { choices: {}, seats: undefined } : setup;
  return {
    ...{ command: 'simulate', choices: copiedOf(choices), bots: [...bots], seeds: { ...seeds } },
    ...{ players: seats === undefined ? null : { from: seats, to: seats }, playouts: effort.playouts ?? null },
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
