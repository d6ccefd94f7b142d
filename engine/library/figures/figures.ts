import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Breakdown } from '#engine/kernel/numbers/number.ts';

type Reckon = () => Breakdown;

/** A displayed number: its JSON, and how it is computed, by the rest of its path. */
export class Figure {
  readonly print: () => Json;
  private readonly ways: ReadonlyMap<string, Reckon>;

  constructor(print: () => Json, ways: ReadonlyMap<string, Reckon>) {
    this.print = print;
    this.ways = ways;
  }

  reckoned(rest: readonly string[]): Breakdown | null {
    return this.ways.get(rest.join('/'))?.() ?? null;
  }
}

export type Figures = { readonly [name: string]: Shown };
type Shown = Figure | Json | readonly Shown[] | Figures;

/** Printed as a number, or `{base, now}` if modified. */
export function figure(reckon: Reckon): Figure {
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

/** One number if equal for all players, else `{base, by}`. `printed`: the base; null: the lowest. */
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

const unaltered = (reckoning: Breakdown): Breakdown => ({ ...reckoning, value: reckoning.base, edits: [] });

export function printFigures(figures: Figures): JsonObject {
  return Object.fromEntries(Object.entries(figures).map(([name, shown]) => [name, printed(shown)]));
}

function printed(shown: Shown): Json {
  if (shown instanceof Figure) return shown.print();
  if (Array.isArray(shown)) return shown.map(printed);
  return typeof shown === 'object' && shown !== null ? printFigures(shown as Figures) : (shown as Json);
}

/** Null if there is no figure at the path. */
export function reckonedIn(figures: Figures, place: readonly string[]): Breakdown | null {
  let at: Shown | undefined = figures;
  for (const [i, step] of place.entries()) {
    if (at instanceof Figure) return at.reckoned(place.slice(i));
    at = typeof at === 'object' && at !== null ? (at as Figures)[step] : undefined;
  }
  return at instanceof Figure ? at.reckoned([]) : null;
}
