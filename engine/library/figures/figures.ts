import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Reckoning } from '#engine/kernel/numbers/number.ts';

type Reckon = () => Reckoning;

/** A number that the table shows: how it is printed, and what it is counted from, by what follows in its place. */
export class Figure {
  readonly print: () => Json;
  private readonly ways: ReadonlyMap<string, Reckon>;

  constructor(print: () => Json, ways: ReadonlyMap<string, Reckon>) {
    this.print = print;
    this.ways = ways;
  }

  reckoned(rest: readonly string[]): Reckoning | null {
    return this.ways.get(rest.join('/'))?.() ?? null;
  }
}

/** All numbers that a table shows, in names, as its document stands. */
export type Figures = { readonly [name: string]: Shown };
type Shown = Figure | Json | readonly Shown[] | Figures;

/** One number: as it is printed, or `{base, now}`. */
export function own(reckon: Reckon): Figure {
  const print = () => {
    const { base, value } = reckon();
    return base === value ? base : { base, now: value };
  };
  const ways = new Map([
    ['', reckon],
    ['now', reckon],
    ['base', () => unaltered(reckon())],
  ]);
  return new Figure(print, ways);
}

/**
 * A number for each of those who play: one where it is the same for all and as printed, else `{base, by}`. `printed`: what
 * stands on the thing; null: nothing does, and the least that it comes to is its base.
 */
export function forEach(by: { readonly [name: string]: Reckon }, printed: number | null): Figure {
  const least = () => {
    const all = Object.values(by).map((reckon) => reckon());
    return all.reduce((found, one) => (one.value < found.value ? one : found));
  };
  const print = () => {
    const values = Object.fromEntries(Object.entries(by).map(([name, reckon]) => [name, reckon().value]));
    const base = printed ?? Math.min(...Object.values(values));
    return Object.values(values).every((one) => one === base) ? base : { base, by: values };
  };
  const ways = new Map(Object.entries(by).map(([name, reckon]) => [`by/${name}`, reckon] as const));
  return new Figure(print, new Map([['', least], ['base', () => unaltered(least())], ...ways]));
}

/** A base by itself: nothing alters it. */
const unaltered = (reckoning: Reckoning): Reckoning => ({ ...reckoning, value: reckoning.base, edits: [] });

/** The document of these numbers. */
export function printFigures(figures: Figures): JsonObject {
  return Object.fromEntries(Object.entries(figures).map(([name, shown]) => [name, printed(shown)]));
}

function printed(shown: Shown): Json {
  if (shown instanceof Figure) return shown.print();
  if (Array.isArray(shown)) return shown.map(printed);
  return typeof shown === 'object' && shown !== null ? printFigures(shown as Figures) : (shown as Json);
}

/** What the number at a place of that document is counted from; null: none stands there. */
export function reckonedIn(figures: Figures, place: readonly string[]): Reckoning | null {
  let at: Shown | undefined = figures;
  for (const [i, step] of place.entries()) {
    if (at instanceof Figure) return at.reckoned(place.slice(i));
    at = typeof at === 'object' && at !== null ? (at as Figures)[step] : undefined;
  }
  return at instanceof Figure ? at.reckoned([]) : null;
}
