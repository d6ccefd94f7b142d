import type { GameSummary } from '../game-line.ts';
import type { Difference } from './paired-differences.ts';

/** An end of games, or what was done with a card. */
export type Happening =
  | { readonly of: 'end'; readonly result: string | null; readonly reason: string | null }
  | { readonly of: 'card'; readonly what: string; readonly card: string };

export interface ComparedHappening {
  readonly happening: Happening;
  /** Games in which it happened. */
  readonly before: number;
  readonly after: number;
  readonly difference: Difference;
}

/** In how many games of each side something happened, in pairs of equal seeds. */
export class PairedHappenings {
  private readonly counts = new Map<string, { before: number; after: number; lower: number; higher: number }>();
  private pairs = 0;

  add(before: GameSummary, after: GameSummary): void {
    this.pairs++;
    const [old, now] = [happeningsIn(before), happeningsIn(after)];
    for (const key of new Set([...old, ...now])) {
      const count = this.counts.get(key) ?? { before: 0, after: 0, lower: 0, higher: 0 };
      this.counts.set(key, count);
      const [was, is] = [old.has(key), now.has(key)];
      if (was) count.before++;
      if (is) count.after++;
      if (was && !is) count.lower++;
      if (is && !was) count.higher++;
    }
  }

  list(): readonly ComparedHappening[] {
    const { pairs } = this;
    return [...this.counts].map(([key, { before, after, lower, higher }]) => {
      const mean = (higher - lower) / pairs;
      const difference = { pairs, mean, variance: (higher + lower) / pairs - mean * mean, lower, higher };
      return { happening: JSON.parse(key) as Happening, before, after, difference };
    });
  }
}

function happeningsIn({ result, reason, tally = {} }: GameSummary): ReadonlySet<string> {
  const end: Happening = { of: 'end', result, reason };
  const cards = Object.entries(tally).flatMap(([what, designs]) =>
    Object.keys(designs).map((card): Happening => ({ of: 'card', what, card })),
  );
  return new Set([end, ...cards].map((one) => JSON.stringify(one)));
}
