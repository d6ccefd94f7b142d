import type { SolveReport } from '#api/cli/solve-report.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import {
  type ContentNumber,
  numbersIn,
  numbersOfChoices,
  numbersUnder,
} from '#authoring/tools/numbers/content-numbers.ts';
import type { Choices } from '#engine/kernel/contract/system.ts';
import { anyTimeInterval } from '#engine/simulation/comparison/any-time-interval.ts';
import type { Difference } from '#engine/simulation/comparison/paired-differences.ts';
import { mayDecide, sequentialVerdict } from '#engine/simulation/comparison/sequential-verdict.ts';
import type { Interval } from '#engine/simulation/interval.ts';
import type { Seeds } from '../lab/games-job.ts';
import type { Variant } from '../lab/variants.ts';
import { suggestion } from '../program/suggestion.ts';

/** Games of one kind, in which numbers of a project are tried. */
export interface NumberGames {
  readonly choices: Choices;
  readonly seats?: number;
  readonly program: readonly string[];
  readonly figure: string;
  readonly seeds: Seeds;
}

export type NumbersToTry = readonly ContentNumber[];

/** `place`: a file, an entry or a part of it; default: the home of what was chosen. Otherwise the nearest place. */
export function numbersAt(
  playable: Playable,
  choices: Choices,
  place: string | undefined,
): NumbersToTry | { readonly nearest: string | undefined } {
  const all = numbersIn(playable);
  if (place === undefined) return numbersOfChoices(playable, all, choices);
  const found = numbersUnder(all, place);
  if (found.length > 0) return found;
  const names = all.flatMap(({ file, path }) => [file, path, path.slice(0, path.indexOf('/'))]);
  return { nearest: suggestion(place, [...new Set(names)]) };
}

export const roundedRate = (value: number): number => Number(value.toFixed(4));

/** With its interval, which holds whenever one stops. `least`: 0 for a rate. */
export function roundedOf(measured: Difference, least = -1): SolveReport['tried'][number]['rate'] {
  const [low, high] = anyTimeInterval(measured);
  return { value: roundedRate(measured.mean), interval: [roundedRate(Math.max(least, low)), roundedRate(high)] };
}

export const roundedBoth = ([low, high]: Interval): [number, number] => [roundedRate(low), roundedRate(high)];

export const isDecided = (difference: Difference): boolean =>
  difference.pairs > 0 && sequentialVerdict(difference) !== 'undecided';

/** No verdict is to be expected from the seeds that are left. */
export const isHopeless = (difference: Difference, { from, to }: Seeds): boolean =>
  !mayDecide(difference, to - from + 1);

const effects = { higher: 'helps', lower: 'harms', same: 'none', undecided: 'undecided' } as const;

/** Of what makes a figure differ so. */
export const effectOf = (difference: Difference) => effects[sequentialVerdict(difference)];

export const refusalIn = ({ refused }: Variant) =>
  refused === null ? null : { seed: refused.seed, code: refused.code, message: refused.text };
