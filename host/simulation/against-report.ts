import type { BalanceReport } from '#api/cli/balance-report.ts';
import type { Kind } from '#engine/simulation/balance.ts';
import { anyTimeInterval } from '#engine/simulation/comparison/any-time-interval.ts';
import type { Difference } from '#engine/simulation/comparison/paired-differences.ts';
import type { PairedGames } from '#engine/simulation/comparison/paired-games.ts';
import { tangoInterval } from '#engine/simulation/comparison/tango-interval.ts';

export type AgainstReport = NonNullable<BalanceReport['against']>;

/** What changed from another version, by kind of games. */
export function againstReportOf(
  kinds: readonly Kind[],
  compared: readonly PairedGames[],
  { cards, played }: Pick<AgainstReport, 'cards' | 'played'>,
): AgainstReport {
  return {
    played,
    kinds: compared.map((games, at) => {
      const { choices, seats, bots } = kinds[at] as Kind;
      return {
        ...{ choices: { ...choices }, seats, bots: [...bots] },
        ...{ pairs: games.pairs, identical: games.identical, isDecided: games.isDecided },
        rounds: { difference: rounded(games.rounds.mean) },
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

/** A kind that stopped early was looked at all the time. */
function intervalOf(hasStopped: boolean, figure: string, difference: Difference): [number, number] {
  const [low, high] = hasStopped || figure !== 'wins' ? anyTimeInterval(difference) : tangoInterval(difference);
  return [rounded(low), rounded(high)];
}

const rounded = (value: number): number => Number(value.toFixed(4));
