import { useLayoutEffect, useReducer, useRef } from 'react';

/** Rows drawn per frame: a fast scroll brings thirty, which would block the page. */
const MOST = 8;
/** Spare places, so that one more visible row does not reassign the others. */
const SPARE = 4;

/** The row in each DOM slot. A row's slot is its index modulo the number of slots. */
type Held = ReadonlyMap<number, number>;

export interface RowTurn {
  readonly held: Held;
  readonly isWhole: boolean;
}

/** Draws `first` rows first, then from the middle outwards. Slots keep their old row until their turn. */
export function nextBatch(before: Held, asked: readonly number[], places: number, first: ReadonlySet<number>): RowTurn {
  const held = new Map(before);
  const middle = ((asked[0] ?? 0) + (asked.at(-1) ?? 0)) / 2;
  const missing = asked
    .filter((row) => before.get(row % places) !== row)
    .sort(
      (one, other) =>
        Number(first.has(other)) - Number(first.has(one)) || Math.abs(one - middle) - Math.abs(other - middle),
    );
  for (const row of missing.slice(0, MOST)) held.set(row % places, row);
  return { held, isWhole: missing.length <= MOST };
}

/** The drawn rows by slot, in an order that never moves a DOM row. */
export function useBatchedRows(
  asked: readonly number[],
  first: ReadonlySet<number>,
): readonly (readonly [number, number])[] {
  const kept = useRef<{ readonly places: number; readonly held: Held }>({ places: 0, held: new Map() });
  const [, goOn] = useReducer((turns: number) => turns + 1, 0);
  const isEnough = asked.length <= kept.current.places;
  const places = isEnough ? kept.current.places : asked.length + SPARE;
  const before = isEnough
    ? kept.current.held
    : new Map([...kept.current.held.values()].map((row) => [row % places, row]));
  const { held, isWhole } = nextBatch(before, asked, places, first);
  useLayoutEffect(() => {
    kept.current = { places, held };
    if (isWhole) return;
    const next = requestAnimationFrame(goOn);
    return () => cancelAnimationFrame(next);
  });
  return [...held].sort(([one], [other]) => one - other);
}
