import { performance } from 'node:perf_hooks';
import type { BalanceReport } from '#api/cli/balance-report.ts';
import type { HowGamesArePlayed } from '../lab/games-pool.ts';
import { playGames } from '../lab/play-games.ts';
import type { ProjectForPlay } from '../project/project-for-play.ts';
import { balanceReportOf, countsOf } from './balance-counts.ts';
import { type BalanceJob, jobsOf, type WhatToBalance } from './balance-jobs.ts';
import { catchRefusals, type Unplayed } from './refused-games.ts';

/** Plays every combination on the same seeds. `heard` is called for each game with their total number. */
export function balance(
  { playable }: ProjectForPlay,
  what: WhatToBalance,
  how: HowGamesArePlayed,
  heard: (games: number) => void,
): Promise<{ readonly report: BalanceReport } | Unplayed> {
  return catchRefusals(playable.system, async () => {
    const jobs = jobsOf(playable, what);
    const counts = countsOf(playable, jobs);
    const start = performance.now();
    await playGames(
      playable,
      jobs.map(({ job }) => job),
      how,
      (at, line) => {
        const { kind, seating } = jobs[at] as BalanceJob;
        counts.add(kind, line, seating);
        heard(jobs.length * (what.seeds.to - what.seeds.from + 1));
      },
    );
    return balanceReportOf(counts, what, (performance.now() - start) / 1000);
  });
}
