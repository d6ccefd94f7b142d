import { performance } from 'node:perf_hooks';
import type { SensitivityReport } from '#api/cli/sensitivity-report.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { type ContentNumber, withNumber } from '#authoring/tools/numbers/content-numbers.ts';
import { anyTimeProbability } from '#engine/simulation/comparison/any-time-interval.ts';
import { discoveries } from '#engine/simulation/comparison/false-discovery.ts';
import { sequentialVerdict } from '#engine/simulation/comparison/sequential-verdict.ts';
import type { Seeds } from '../lab/games-job.ts';
import { type HowGamesArePlayed, withGamesPool } from '../lab/games-pool.ts';
import { jobOfGames } from '../lab/job-of-games.ts';
import { type MeasuredGames, Variant, VariantGames } from '../lab/variants.ts';
import { isDecided, isHopeless, type NumberGames, refusalIn, roundedOf, roundedRate } from './number-games.ts';
import { catchRefusals, type Unplayed } from './refused-games.ts';

type Tried = SensitivityReport['numbers'][number];
type Change = Tried['changes'][number];

/** Other values are tried for being alike up to this far from the present one. */
const furthest = 5;

/**
 * Changes each number by one either way, and plays until it is decided whether that changes the figure. Throws nothing
 * that a person can cause. `heard`: how many numbers are done, and what is known of them.
 */
export function sensitivity(
  playable: Playable,
  numbers: readonly ContentNumber[],
  what: NumberGames,
  how: HowGamesArePlayed,
  heard: (done: number, report: () => SensitivityReport) => void,
): Promise<{ readonly report: SensitivityReport } | Unplayed> {
  return catchRefusals(playable.system, async () => {
    const job = jobOfGames(playable, what, what.program);
    const start = performance.now();
    return await withGamesPool(how, async (pool) => {
      const measured = { playable, job, ...what };
      const games = new VariantGames(measured, pool, how.store);
      const own = await games.measure(new Variant(playable), () => false);
      const tried: TriedNumber[] = [];
      const report = (): SensitivityReport => ({
        ...{ figure: what.figure, program: what.program.join(), seeds: what.seeds, rate: roundedOf(own.rate, 0) },
        numbers: withClear(tried).toSorted((a, b) => weightOf(b) - weightOf(a)),
        ...{ played: games.played, seconds: Number(((performance.now() - start) / 1000).toFixed(3)) },
      });
      for (const [at, number] of numbers.entries()) {
        const found = await tryNumber(measured, number, games);
        if (found !== null) tried.push(found);
        heard(at + 1, report);
      }
      return report();
    });
  });
}

interface TriedNumber {
  readonly told: Tried;
  readonly variants: readonly Variant[];
}

/** Marks changes that are more than chance, considering all of them. */
function withClear(tried: readonly TriedNumber[]): readonly Tried[] {
  const clear = discoveries(
    tried.flatMap(({ variants }) => variants.map(({ difference }) => anyTimeProbability(difference))),
  ).values();
  return tried.map(({ told }) => ({
    ...told,
    changes: told.changes.map((change) => ({ ...change, isClear: clear.next().value === true })),
  }));
}

const weightOf = ({ changes }: Tried): number =>
  Math.max(0, ...changes.map(({ difference, isClear }) => Math.abs(difference.value) + (isClear ? 1 : 0)));

/** Null: no other value is allowed, or play does not depend on it. */
async function tryNumber(
  { playable, seeds }: MeasuredGames,
  number: ContentNumber,
  games: VariantGames,
): Promise<TriedNumber | null> {
  const changes: Change[] = [];
  const variants: Variant[] = [];
  const alike: [number, number] = [number.value, number.value];
  let isAsked = false;
  for (const step of [-1, 1]) {
    for (let by = 1; by <= furthest; by++) {
      const value = number.value + step * by;
      const variant = variantWith(playable, number, value);
      if (variant === null) break;
      const known = await games.measure(variant, (one) => isEnough(one, by > 1, seeds));
      if (by === 1) {
        changes.push(changeOf(value, known));
        variants.push(known);
        isAsked ||= known.touched > 0;
      }
      // Without a game that asked for it, all values are alike
      if (!isAlike(known) || known.touched === 0) break;
      alike[step === 1 ? 1 : 0] = value;
    }
  }
  if (changes.length === 0) return null;
  const { path, file, value } = number;
  return { told: { path, file, value, isAsked, alike, changes }, variants };
}

function variantWith(playable: Playable, number: ContentNumber, value: number): Variant | null {
  const changed = withNumber(playable, number, value);
  return changed === null || contentOf(changed).hash === contentOf(playable).hash ? null : new Variant(changed);
}

const isAlike = ({ refused, identical, difference }: Variant): boolean =>
  refused === null && identical === difference.pairs;

/** Further values are only tried for being alike. */
function isEnough({ difference, identical }: Variant, isFurther: boolean, seeds: Seeds): boolean {
  return (isFurther && identical < difference.pairs) || isDecided(difference) || isHopeless(difference, seeds);
}

function changeOf(value: number, variant: Variant): Change {
  const { difference, identical, rate } = variant;
  return {
    ...{ value, pairs: difference.pairs, identical, rate: roundedRate(rate.mean) },
    ...{ difference: roundedOf(difference), verdict: sequentialVerdict(difference), isClear: false },
    refused: refusalIn(variant),
  };
}
