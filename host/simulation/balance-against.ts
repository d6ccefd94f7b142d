import { performance } from 'node:perf_hooks';
import type { BalanceReport } from '#api/cli/balance-report.ts';
import { PairedGames } from '#engine/simulation/comparison/paired-games.ts';
import { compareVersions, type PlayedPair, type Versions } from '../lab/compare-versions.ts';
import type { HowGamesArePlayed } from '../lab/games-pool.ts';
import { againstReportOf } from './against-report.ts';
import { keepAsked } from './asked-run.ts';
import type { BalanceSoFar } from './balance.ts';
import { balanceReportOf, countsOf } from './balance-counts.ts';
import { askedOf, type BalanceJob, jobsOf, type WhatToBalance } from './balance-jobs.ts';
import { compareBalance } from './compare-balance.ts';
import { catchRefusals, type Unplayed } from './refused-games.ts';

/** The same games of both versions. */
interface JobPair {
  readonly before: BalanceJob;
  readonly after: BalanceJob;
}

/**
 * Compares a project with another version of it, game by game on the same seeds, until what changed is decided. Null:
 * they have no kind of games in common. `heard` is called for each pair.
 */
export function balanceAgainst(
  versions: Versions,
  what: WhatToBalance,
  how: HowGamesArePlayed,
  heard: (soFar: BalanceSoFar) => void,
): Promise<{ readonly report: BalanceReport | null } | Unplayed> {
  const { before, after } = versions;
  return catchRefusals(after.system, async () => {
    const kinds = kindsInBoth(jobsOf(before, what), jobsOf(after, what));
    const all = kinds.flat();
    if (all.length === 0) return null;
    const former = countsOf(
      before,
      all.map((pair) => pair.before),
    );
    const counts = countsOf(
      after,
      all.map((pair) => pair.after),
    );
    const start = performance.now();
    const most = all.length * (what.seeds.to - what.seeds.from + 1);
    const toCompare = kinds.map((pairs) =>
      pairs.map(({ before: old, after: now }) => ({ before: old.job, after: now.job })),
    );
    const compared = kinds.map(() => new PairedGames());
    let played = 0;
    const kindsPlayed = kinds.map(([first]) => (first as JobPair).after.kind);
    function report(): BalanceReport {
      const now = balanceReportOf(counts, what, (performance.now() - start) / 1000);
      const { cards } = compareBalance(balanceReportOf(former, what, 0), now) ?? { cards: [] };
      return { ...now, against: againstReportOf(kindsPlayed, compared, { cards, played }) };
    }
    let pairs = 0;
    const take = (kind: number, { job, before: old, after: game }: PlayedPair): boolean => {
      const pair = kinds[kind]?.[job] as JobPair;
      const games = compared[kind] as PairedGames;
      games.add(old, game);
      pairs++;
      former.add(pair.before.kind, old, pair.before.seating);
      counts.add(pair.after.kind, game, pair.after.seating);
      heard({ game, former: old, most, report });
      return games.isDecided;
    };
    const play = () =>
      compareVersions(versions, { kinds: toCompare, seeds: what.seeds }, how, take, (games) => {
        played += games;
      });
    await keepAsked(how.store, after, () => ({ ...askedOf(what), games: pairs }), play);
    return report();
  });
}

/** Pairs of jobs, by kind of games. */
function kindsInBoth(before: readonly BalanceJob[], after: readonly BalanceJob[]): readonly (readonly JobPair[])[] {
  const nameOf = ({ kind }: BalanceJob): string => JSON.stringify(kind);
  const names = [...new Set(after.map(nameOf))];
  return names.flatMap((name) => {
    const [old, now] = [before, after].map((jobs) => jobs.filter((one) => nameOf(one) === name));
    if (old?.length !== now?.length) return [];
    return [(now ?? []).map((one, at) => ({ before: old?.[at] as BalanceJob, after: one }))];
  });
}
