import type { EndsReport, StandingReport, StandingsReport } from '#api/cli/standings-report.ts';
import { resultName } from '#engine/kernel/contract/outcome.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { Mean } from '#engine/simulation/interval.ts';
import type { AggregateResult, Ended, Standings } from '#engine/simulation/standings.ts';

/** `words`: the game's names of results. */
export function endsReportOf(ends: readonly Ended[], words: { readonly [result: string]: Text }): EndsReport {
  return ends.map(({ result, games, rate: share, interval }) => ({
    ...{ result, name: resultName(words, result), games, share },
    interval: [...interval],
  }));
}

export function standingsReportOf({ seats, orders, lines, roles, bots }: Standings): StandingsReport {
  return {
    seats: seats.map(({ seat, outside, ...one }) => ({ seat, ...toldOne(one), outside })),
    orders: orders.map(({ order, outside, ...one }) => ({ order, ...toldOne(one), outside })),
    lines: lines.map((line) => ({
      ...{ label: line.label, rule: line.rule },
      seats: line.seats.map(({ seat, ...one }) => ({ seat, ...toldMean(one) })),
      bots: line.bots.map(({ bot, ...one }) => ({ bot, ...toldMean(one) })),
    })),
    roles: roles.map(({ role, ...one }) => ({ role, ...toldOne(one) })),
    bots: bots.map(({ bot, ...one }) => ({ bot, ...toldOne(one) })),
  };
}

function toldOne({ games, won, rate: winRate, interval, place, score }: AggregateResult): StandingReport {
  return {
    ...{ games, won: rounded(won), winRate, interval: [...interval] },
    ...{ place: toldMean(place), score: score === null ? null : toldMean(score) },
  };
}

function toldMean({ mean, interval }: Mean): StandingReport['place'] {
  return { mean: rounded(mean), interval: interval === null ? null : [rounded(interval[0]), rounded(interval[1])] };
}

const rounded = (value: number) => Number(value.toFixed(4));
