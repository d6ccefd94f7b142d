import type { BalanceAssertReport } from '#api/cli/balance-assert-report.ts';
import { type Assertion, choicesIn } from '#api/cli/balance-assertions.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { anyTimeInterval } from '#engine/simulation/comparison/any-time-interval.ts';
import { type Difference, PairedDifferences } from '#engine/simulation/comparison/paired-differences.ts';
import type { Interval } from '#engine/simulation/interval.ts';
import { figureIn } from './figure-in.ts';
import type { JobOfAnySeeds } from './games-job.ts';
import { type GamesPool, type HowGamesArePlayed, withGamesPool } from './games-pool.ts';
import { jobOfGames } from './job-of-games.ts';
import { type PlayedLine, playInBatches } from './play-in-batches.ts';

type Asserted = BalanceAssertReport['results'][number];

const MOST = 1000;

/**
 * Plays as many games as each assertion needs to be decided, up to its limit. Threads and kept games change neither
 * verdict nor number. `other`: the version that `movesAtMost` compares with. Throws as `playGames`.
 */
export async function assertBalance(
  playable: Playable,
  other: Playable | null,
  assertions: readonly Assertion[],
  how: HowGamesArePlayed,
  heard: (done: number) => void,
): Promise<BalanceAssertReport> {
  const results = await withGamesPool(how, async (pool) => {
    const all: Asserted[] = [];
    for (const assertion of assertions) {
      const versions = 'movesAtMost' in assertion && other !== null ? [playable, other] : [playable];
      all.push(await assertOne(pool, versions, assertion, how.store));
      heard(all.length);
    }
    return all;
  });
  return { results, holds: results.every(({ verdict }) => verdict === 'holds') };
}

async function assertOne(
  pool: GamesPool,
  versions: readonly Playable[],
  assertion: Assertion,
  store: HowGamesArePlayed['store'],
): Promise<Asserted> {
  const { seeds: from = 1, most = MOST, figure = 'wins' } = assertion;
  const values = new PairedDifferences();
  const rateIn = ({ line }: PlayedLine): number => figureIn(line, figure);
  const toPlay = versions.map((version) => ({ playable: version, jobs: [jobOf(version, assertion)] }));
  for await (const [now = [], before = []] of playInBatches(pool, toPlay, { from, to: from + most - 1 }, store)) {
    for (const [at, line] of now.entries()) {
      const old = before[at];
      values.add(old === undefined ? 0 : rateIn(old), rateIn(line));
      const verdict = verdictOf(assertion, intervalOf(assertion, values.difference));
      if (verdict !== 'undecided') return resultOf(assertion, values, verdict);
    }
  }
  return resultOf(assertion, values, 'undecided');
}

function resultOf(assertion: Assertion, values: PairedDifferences, verdict: Asserted['verdict']): Asserted {
  const { difference } = values;
  const [low, high] = intervalOf(assertion, difference);
  return { assertion, games: difference.pairs, value: difference.mean, interval: [low, high], verdict };
}

/** A rate is at least 0. */
function intervalOf(assertion: Assertion, difference: Difference): Interval {
  const [low, high] = anyTimeInterval(difference);
  return ['movesAtMost' in assertion ? low : Math.max(0, low), high];
}

function jobOf(playable: Playable, assertion: Assertion): JobOfAnySeeds {
  const { players: seats, program = 'greedy' } = assertion;
  const choices = Object.fromEntries(Object.entries(choicesIn(assertion)).map(([id, value]) => [id, [value]]));
  return jobOfGames(playable, { choices, seats }, program.split(','));
}

/** Whether an interval lies within what is asserted, or outside of it. */
function verdictOf(assertion: Assertion, [low, high]: Interval): Asserted['verdict'] {
  const [least, most] =
    'between' in assertion
      ? assertion.between
      : 'atLeast' in assertion
        ? [assertion.atLeast, 1]
        : [-assertion.movesAtMost, assertion.movesAtMost];
  if (low >= least && high <= most) return 'holds';
  return high < least || low > most ? 'fails' : 'undecided';
}
