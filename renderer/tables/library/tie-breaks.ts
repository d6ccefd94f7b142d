import type { EndView } from '#renderer/desk/workers/engine-calls.ts';

type Seat = EndView['seats'][number] & { readonly name: string };

export interface Tie {
  readonly sum: number;
  readonly seats: readonly Seat[];
  readonly steps: readonly {
    readonly label: { readonly ja: string; readonly en: string };
    readonly rule: string;
    readonly amounts: readonly number[];
  }[];
  /** The tie is not broken. */
  readonly isShared: boolean;
}

/** In order of places; only the steps that were needed. */
export function tiesOf(ranked: readonly Seat[]): readonly Tie[] {
  const sums = new Set(ranked.flatMap(({ score }) => (score === null ? [] : [score.sum])));
  return [...sums].flatMap((sum) => {
    const seats = ranked.filter(({ score }) => score?.sum === sum);
    if (seats.length < 2) return [];
    const all = (seats[0]?.ties ?? []).map(({ label, rule }, i) => ({
      ...{ label, rule },
      amounts: seats.map(({ ties }) => ties[i]?.amount ?? 0),
    }));
    const told = (count: number) =>
      new Set(
        seats.map((_, seat) =>
          all
            .slice(0, count)
            .map(({ amounts }) => amounts[seat])
            .join(),
        ),
      ).size;
    const needed = all.findIndex((_, i) => told(i + 1) === seats.length);
    const isShared = new Set(seats.map(({ place }) => place)).size < seats.length;
    return [{ sum, seats, steps: needed < 0 ? all : all.slice(0, needed + 1), isShared }];
  });
}
