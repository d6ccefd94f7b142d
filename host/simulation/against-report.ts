import type { BalanceReport } from '#api/cli/balance-report.ts';
import type { Kind } from '#engine/simulation/balance.ts';
import { anyTimeInterval, anyTimeProbability } from '#engine/simulation/comparison/any-time-interval.ts';
import { discoveries } from '#engine/simulation/comparison/false-discovery.ts';
import type { Difference } from '#engine/simulation/comparison/paired-differences.ts';
import type { PairedGames } from '#engine/simulation/comparison/paired-games.ts';
import { tangoInterval } from '#engine/simulation/comparison/tango-interval.ts';
import type { Interval } from '#engine/simulation/interval.ts';

export type AgainstReport = NonNullable<BalanceReport['against']>;

/** What changed from another version, by kind of games. */
export function againstReportOf(
  kinds: readonly Kind[],
  compared: readonly PairedGames[],
  { cards, played }: Pick<AgainstReport, 'cards' | 'played'>,
): AgainstReport {
  const changes = changesIn(compared);
  return {
    played,
    kinds: compared.map((games, at) => {
      const { choices, seats, bots } = kinds[at] as Kind;
      return {
        ...{ choices: { ...choices }, seats, bots: [...bots] },
        ...{ pairs: games.pairs, identical: games.identical, isDecided: games.isDecided },
        ...(changes[at] as (typeof changes)[number]),
        figures: games.list().map(({ figure, before, after, verdict, difference }) => ({
          ...{ figure, verdict, before: rounded(before), after: rounded(after) },
          difference: rounded(difference.mean),
          interval: intervalOf(games.isDecided, figure, difference),
          ...{ onlyBefore: difference.lower, onlyAfter: difference.higher },
        })),
      };
    }),
    cards,
  };
}

type Changes = Pick<AgainstReport['kinds'][number], 'rounds' | 'ends' | 'used'>;

/** Of all kinds together, since chance has as many tries as there are figures. */
function changesIn(compared: readonly PairedGames[]): readonly Changes[] {
  const told = compared.map(({ rounds, happenings }) => ({ rounds, happenings }));
  const clear = discoveries(
    told.flatMap(({ rounds, happenings }) => [
      anyTimeProbability(rounds.difference, rounds.within),
      ...happenings.map(({ difference }) => anyTimeProbability(difference)),
    ]),
  ).values();
  const changeOf = (difference: Difference, within = 1) => ({
    difference: rounded(difference.mean),
    interval: roundedBoth(anyTimeInterval(difference, undefined, within)),
    isClear: clear.next().value === true,
  });
  return told.map(({ rounds, happenings }) => {
    const changes: Changes = { rounds: changeOf(rounds.difference, rounds.within), ends: [], used: [] };
    for (const { happening, before, after, difference } of happenings) {
      const change = { before, after, ...changeOf(difference) };
      if (difference.lower + difference.higher === 0) continue;
      if (happening.of === 'end') changes.ends.push({ result: happening.result, reason: happening.reason, ...change });
      else changes.used.push({ card: happening.card, what: happening.what, ...change });
    }
    return changes;
  });
}

/** A kind that stopped early was looked at all the time. */
function intervalOf(hasStopped: boolean, figure: string, difference: Difference): [number, number] {
  return roundedBoth(hasStopped || figure !== 'wins' ? anyTimeInterval(difference) : tangoInterval(difference));
}

const roundedBoth = ([low, high]: Interval): [number, number] => [rounded(low), rounded(high)];

const rounded = (value: number): number => Number(value.toFixed(4));
