import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { madeName, partsOfName } from '#engine/kernel/naming/made-names.ts';

export interface Renamed {
  readonly kinds: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Replaces the id in a name and keeps its package prefix, copy number or field. */
export function withId(written: string, from: string, to: string): string {
  const start = written.startsWith(from) ? 0 : written.indexOf(`:${from}`) + 1;
  const end = start + from.length;
  const isWhole = end === written.length || written[end] === '#' || written[end] === '/';
  return written.startsWith(from, start) && isWhole ? written.slice(0, start) + to + written.slice(end) : written;
}

/** Replaces one of the names of which a name is made. */
export const withPart = (written: string, at: number, to: string): string =>
  written.replace(/[^:#]+(?=#|$)/, (name) => madeName(...partsOfName(name).with(at, to)));

/** Replaces ids in all names of a value, also in compound ones (`W-01#2`, `seat1/pile`, `F1.worker`). */
export function withIdsIn<T extends Json>(told: T, renamed: readonly Renamed[]): T {
  const names = new Map(renamed.map(({ from, to }) => [from, to]));
  const called = (id: string): string => names.get(id) ?? id;
  const named = (name: string): string =>
    name.replace(/[^/#:]+/g, (id) => names.get(id) ?? madeName(...partsOfName(id).map(called)));
  const walk = (value: Json): Json => {
    if (typeof value === 'string') return named(value);
    if (Array.isArray(value)) return value.map(walk);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [named(key), walk(inside)]));
  };
  return names.size === 0 ? told : (walk(told) as T);
}
