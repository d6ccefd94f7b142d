import type { BalanceReport } from '#api/cli/balance-report.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import type { Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import { defaultPlayouts } from '#engine/players/search.ts';
import { Balance, type ExpectedOf, type Kind } from '#engine/simulation/balance.ts';
import { type BalanceJob, listed, type WhatToBalance } from './balance-jobs.ts';
import { standingsReportOf } from './standings-report.ts';

export function countsOf(playable: Playable, jobs: readonly BalanceJob[]): Balance {
  const kinds = [...new Set(jobs.map(({ kind }) => kind))];
  return new Balance(kinds, expectedOf(playable.system, contentOf(playable), kinds));
}

export function balanceReportOf(counts: Balance, what: WhatToBalance, seconds: number): BalanceReport {
  const gaps = counts.gaps();
  const rates = counts.rates();
  return {
    compared: null,
    against: null,
    seeds: what.seeds,
    playouts: what.playouts ?? defaultPlayouts,
    games: rates.reduce((sum, { games }) => sum + games, 0),
    seconds: Number(seconds.toFixed(3)),
    rates: rates.map(({ bots, wins, rounds, standings, choices, ...one }) => ({
      ...{ choices, bots: [...bots], ...one, rounds: Number(rounds.toFixed(2)) },
      wins: wins === null ? null : { won: wins.won, winRate: wins.rate, interval: [...wins.interval] },
      standings: standingsReportOf(standings),
    })),
    paired: counts.paired().map(({ rate, interval, bots, than, ...one }) => ({
      ...{ ...one, bots: [...bots], than: [...than] },
      ...{ share: rate, interval: [...interval] },
    })),
    endless: counts.endless().map(({ rate, interval, bots, why, ...one }) => ({
      ...{ ...one, bots: [...bots], share: rate, interval: [...interval], code: why.code, message: { ...why.text } },
    })),
    cards: counts.cards().map((one) => ({ ...one, bots: [...one.bots] })),
    ends: counts.ends().map((one) => ({ ...one, bots: [...one.bots] })),
    gaps: gaps.map(({ dominant, unused, unreached, unended, interval: rare, ...one }) => ({
      ...{ ...one, interval: [...rare], unused: [...unused], unreached: [...unreached], unended: [...unended] },
      dominant: dominant.map(({ rate, interval, bots, ...card }) => ({
        ...{ ...card, bots: [...bots], share: rate, interval: [...interval] },
      })),
    })),
    neverUsed: gaps
      .slice(1)
      .reduce<readonly string[]>(
        (left, { unused }) => left.filter((id) => unused.includes(id)),
        gaps[0]?.unused ?? [],
      ) as string[],
  };
}

function expectedOf(system: RuleSystem, content: Content, kinds: readonly Kind[]): readonly ExpectedOf[] {
  const played = [...new Map(kinds.map(({ choices }) => [JSON.stringify(choices), choices])).values()];
  return played.flatMap((choices) => {
    const expected = system.expected?.(content, listed(choices));
    return expected === undefined ? [] : [{ choices, expected }];
  });
}
