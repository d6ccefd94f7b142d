import { performance } from 'node:perf_hooks';
import type { SensitivityReport } from '#api/cli/sensitivity-report.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { type ContentNumber, withNumber } from '#authoring/tools/numbers/content-numbers.ts';
import { lastAlike } from '#engine/simulation/comparison/alike-values.ts';
import { anyTimeProbability } from '#engine/simulation/comparison/any-time-interval.ts';
import { discoveries } from '#engine/simulation/comparison/false-discovery.ts';
import { sequentialVerdict } from '#engine/simulation/comparison/sequential-verdict.ts';
import type { Seeds } from '../lab/games-job.ts';
import { type HowGamesArePlayed, withGamesPool } from '../lab/games-pool.ts';
import { jobOfGames } from '../lab/job-of-games.ts';
import { type KnownOfVariant, type MeasuredGames, Variant, VariantGames } from '../lab/variants.ts';
import { isDecided, isHopeless, type NumberGames, refusalIn, roundedOf, roundedRate } from './number-games.ts';
import { catchRefusals, type Unplayed } from './refused-games.ts';

type Tried = SensitivityReport['numbers'][number];
type Change = Tried['changes'][number];

/** Other values are tried for being alike up to this far from the present one. */
const furthest = 5;
/** Equal pairs that are enough for a value between two alike ones. */
const pairsBetween = 16;

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
    const variantBy = (by: number): Variant | null => variantWith(playable, number, number.value + step * by);
    const next = variantBy(1);
    if (next === null) continue;
    await games.measure(next, ({ difference }) => isDecided(difference) || isHopeless(difference, seeds));
    changes.push(changeOf(number.value + step, next));
    variants.push(next);
    isAsked ||= next.touched > 0;
    // Without a game that asked for it, all values are alike
    if (!isAlike(next) || next.touched === 0) continue;
    const last = await lastAlike(furthest, async (by, isBetween) => {
      const variant = variantBy(by);
      if (variant === null) return false;
      await games.measure(variant, (one) => isEnoughToBeAlike(one, isBetween, seeds));
      return isAlike(variant);
    });
    alike[step === 1 ? 1 : 0] = number.value + step * last;
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

function isEnoughToBeAlike({ difference, identical }: KnownOfVariant, isBetween: boolean, seeds: Seeds): boolean {
  if (identical < difference.pairs) return true;
  return isBetween ? difference.pairs >= pairsBetween : isDecided(difference) || isHopeless(difference, seeds);
}

function changeOf(value: number, variant: Variant): Change {
  const { difference, identical, rate } = variant;
  return {
    ...{ value, pairs: difference.pairs, identical, rate: roundedRate(rate.mean) },
    ...{ difference: roundedOf(difference), verdict: sequentialVerdict(difference), isClear: false },
    refused: refusalIn(variant),
  };
}
