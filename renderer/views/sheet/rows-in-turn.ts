import { useLayoutEffect, useReducer, useRef } from 'react';

/** How many rows are drawn in one frame: a wheel that is turned far brings thirty, which together would hold the page. */
const MOST = 8;
/** Places more than rows are asked for, so that one more of them at an edge moves none to another place. */
const SPARE = 4;

/** Which row stands in each place of the page. A row's place is its number by how many places there are. */
type Held = ReadonlyMap<number, number>;

export interface Turn {
  readonly held: Held;
  /** Whether all that are asked for stand there. */
  readonly isWhole: boolean;
}

/**
 * The rows as they stand after a turn: what is there stays, the next come in, those in the middle first, and `first` before all.
 * A place whose turn has not come keeps what it held: a row is drawn over, not taken away and made anew.
 */
export function nextTurn(before: Held, asked: readonly number[], places: number, first: ReadonlySet<number>): Turn {
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

/** The rows that are drawn, each under its place, in an order in which no row of the page ever moves. */
export function useRowsInTurn(
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
  const { held, isWhole } = nextTurn(before, asked, places, first);
  useLayoutEffect(() => {
    kept.current = { places, held };
    if (isWhole) return;
    const next = requestAnimationFrame(goOn);
    return () => cancelAnimationFrame(next);
  });
  return [...held].sort(([one], [other]) => one - other);
}
