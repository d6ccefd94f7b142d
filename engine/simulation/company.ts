import { ofWinners } from './balance.ts';
import type { GameSummary } from './game-line.ts';
import { type Proportion, share } from './interval.ts';

/** In how many wins a design was seen. That need not be their cause: it may only have been there. */
export interface Company extends Proportion {
  readonly used: number;
  readonly won: number;
}

/** `words`: those of tallies that count. Parts count as their design. */
export function companyOf(lines: readonly GameSummary[], words: readonly string[]): (design: string) => Company {
  const seen = lines
    .map(ofWinners)
    .filter((winners) => winners !== null)
    .map(
      (winners) =>
        new Set(
          winners.flatMap((tally) =>
            words.flatMap((word) => Object.keys(tally[word] ?? {}).map((name) => name.split('/')[0])),
          ),
        ),
    );
  return (design) => {
    const used = seen.filter((designs) => designs.has(design)).length;
    return { used, won: seen.length, ...share(used, seen.length) };
  };
}
