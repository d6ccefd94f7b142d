import { performance } from 'node:perf_hooks';
import type { BalanceReport } from '#api/cli/balance-report.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import type { HowGamesArePlayed } from '../lab/games-pool.ts';
import { playGames, type TakeLine } from '../lab/play-games.ts';
import type { ProjectForPlay } from '../project/project-for-play.ts';
import { keepAsked } from './asked-run.ts';
import { balanceReportOf, countsOf } from './balance-counts.ts';
import { askedOf, type BalanceJob, jobsOf, type WhatToBalance } from './balance-jobs.ts';
import { catchRefusals, type Unplayed } from './refused-games.ts';

/** After a game that counts, or a pair of them. */
export interface BalanceSoFar {
  readonly game: GameSummary;
  /** The same game of the other version; null: there is none to compare with. */
  readonly former: GameSummary | null;
  /** The most that there can be, of games or of pairs. */
  readonly most: number;
  /** Of all until now. */
  report(): BalanceReport;
}

/** Plays every combination on the same seeds. `heard` is called for each game. */
export function balance(
  { playable }: Pick<ProjectForPlay, 'playable'>,
  what: WhatToBalance,
  how: HowGamesArePlayed,
  heard: (soFar: BalanceSoFar) => void,
): Promise<{ readonly report: BalanceReport } | Unplayed> {
  return catchRefusals(playable.system, async () => {
    const jobs = jobsOf(playable, what);
    const counts = countsOf(playable, jobs);
    const start = performance.now();
    const most = jobs.length * (what.seeds.to - what.seeds.from + 1);
    const report = () => balanceReportOf(counts, what, (performance.now() - start) / 1000);
    let games = 0;
    const take: TakeLine = (at, game) => {
      const { kind, seating } = jobs[at] as BalanceJob;
      counts.add(kind, game, seating);
      games++;
      heard({ game, former: null, most, report });
    };
    const play = () =>
      playGames(
        playable,
        jobs.map(({ job }) => job),
        how,
        take,
      );
    await keepAsked(how.store, playable, () => ({ ...askedOf(what), games }), play);
    return report();
  });
}
