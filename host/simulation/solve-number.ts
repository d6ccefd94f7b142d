import { performance } from 'node:perf_hooks';
import type { SolveReport } from '#api/cli/solve-report.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { type ContentNumber, withNumber } from '#authoring/tools/numbers/content-numbers.ts';
import { type Side, searchValues, sideOf } from '#engine/simulation/comparison/value-search.ts';
import { type HowGamesArePlayed, withGamesPool } from '../lab/games-pool.ts';
import { jobOfGames } from '../lab/job-of-games.ts';
import { Variant, VariantGames } from '../lab/variants.ts';
import { type NumberGames, refusalIn, roundedOf } from './number-games.ts';
import { catchRefusals, type Unplayed } from './refused-games.ts';

export interface ValueWanted {
  readonly number: ContentNumber;
  readonly target: number;
  /** Inclusive. */
  readonly values: { readonly from: number; readonly to: number };
}

/** Finds the value of a number with which a figure is at a target. `heard`: values that are done, of how many. */
export function solveNumber(
  playable: Playable,
  { number, target, values: { from, to } }: ValueWanted,
  what: NumberGames,
  how: HowGamesArePlayed,
  heard: (done: number, of: number) => void,
): Promise<{ readonly report: SolveReport } | Unplayed> {
  return catchRefusals(playable.system, async () => {
    const job = jobOfGames(playable, what, what.program);
    const start = performance.now();
    const allowed = Array.from({ length: to - from + 1 }, (_, at) => from + at).flatMap((value) => {
      const changed = value === number.value ? playable : withNumber(playable, number, value);
      return changed === null ? [] : [[value, new Variant(changed)] as const];
    });
    const variants = new Map(allowed);
    return await withGamesPool(how, async (pool) => {
      const games = new VariantGames({ playable, job, ...what }, pool, how.store);
      const sides = new Map<number, Side>();
      const ask = async (value: number): Promise<Side> => {
        const variant = variants.get(value) as Variant;
        await games.measure(variant, ({ rate }) => sideOf(rate, target) !== 'open');
        const side = variant.refused === null ? sideOf(variant.rate, target) : 'open';
        sides.set(value, side);
        heard(sides.size, variants.size);
        return side;
      };
      const searched = variants.size === 0 ? 'all' : await searchValues([...variants.keys()], ask);
      for (let best = nearest(); best !== undefined; best = nearest()) {
        const around = [best - 1, best + 1].filter((value) => variants.has(value) && !sides.has(value));
        if (around.length === 0) break;
        for (const value of around) await ask(value);
      }
      const tried = [...sides]
        .sort(([a], [b]) => a - b)
        .map(([value, side]) => {
          const variant = variants.get(value) as Variant;
          return {
            value,
            side,
            games: variant.rate.pairs,
            rate: roundedOf(variant.rate, 0),
            refused: refusalIn(variant),
          };
        });
      return {
        ...{ path: number.path, file: number.file, value: number.value, target, figure: what.figure },
        ...{ program: what.program.join(), seeds: what.seeds, searched, found: nearest() ?? null, tried },
        ...{ played: games.played, seconds: Number(((performance.now() - start) / 1000).toFixed(3)) },
      };

      function nearest(): number | undefined {
        const inReach = [...sides].filter(([value, side]) => isInReach(side) && variants.get(value)?.refused === null);
        const apart = (value: number) => Math.abs((variants.get(value) as Variant).rate.mean - target);
        const far = (value: number) => Math.abs(value - number.value);
        return inReach.map(([value]) => value).toSorted((x, y) => apart(x) - apart(y) || far(x) - far(y))[0];
      }
    });
  });
}

const isInReach = (side: Side): boolean => side === 'near' || side === 'open';
