import { withNumber } from '../authoring/tools/numbers/content-numbers.ts';
import { sequentialVerdict } from '../engine/simulation/comparison/sequential-verdict.ts';
import { jobOfGames } from '../host/lab/job-of-games.ts';
import { type KnownOfVariant, Variant, VariantGames } from '../host/lab/variants.ts';
import { numbersAt } from '../host/simulation/number-games.ts';
import { type LabGames, labPool } from './lab.ts';
import { median, quick } from './measure.ts';

const EDITS = quick ? 5 : 20;
const choices = { scenario: ['S03'] };
const seats = 2;
const seeds = { from: 1, to: 3000 };
const margin = 0.05;
/** Of the normal distribution: an error of 5 % in either direction together, and 5 % of missing the margin. */
const [either, missed] = [1.96, 1.645];

export interface VerdictsMeasured {
  readonly edits: number;
  readonly undecided: number;
  /** Games by those of unpaired samples of a fixed size with the same errors, the median. */
  readonly ratio: number;
}

/** Numbers of a scenario, spread evenly over it, each one higher. */
export async function measureVerdicts({ playable }: Pick<LabGames, 'playable'>): Promise<VerdictsMeasured> {
  const found = numbersAt(playable, choices, undefined);
  if ('nearest' in found) throw new Error('the sample has no numbers');
  const edited = found.flatMap((number) => withNumber(playable, number, number.value + 1) ?? []);
  const planted = Array.from({ length: EDITS }, (_, at) => edited[Math.floor((at * edited.length) / EDITS)]);
  const pool = labPool(2);
  const job = jobOfGames(playable, { choices, seats }, ['greedy']);
  const games = new VariantGames({ playable, job, figure: 'wins', seeds }, pool, null);
  const ratios: number[] = [];
  let undecided = 0;
  for (const one of planted) {
    if (one === undefined) continue;
    const isEnough = ({ difference }: KnownOfVariant) => sequentialVerdict(difference) !== 'undecided';
    const variant = await games.measure(new Variant(one), isEnough);
    if (!isEnough(variant)) undecided++;
    ratios.push((variant.difference.pairs + variant.touched) / unpaired(variant));
  }
  await pool.close();
  return { edits: ratios.length, undecided, ratio: median(ratios) };
}

/** Games of both sides together. */
function unpaired({ rate, difference }: Variant): number {
  const variance = (won: number): number => won * (1 - won);
  const both = variance(rate.mean) + variance(rate.mean - difference.mean);
  return (2 * (either + missed) ** 2 * both) / margin ** 2;
}
