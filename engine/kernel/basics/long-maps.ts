import { type Chunks, chunksOf } from './chunks.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { type KeyedChunks, keyedBy } from './keyed-chunks.ts';
import { memoizeByKey } from './memoize.ts';

// Objects with maps of ten thousands of members, built only when read; use the functions here for single members.

export interface Member {
  readonly name: string | null;
  readonly value: unknown;
}
export type Members = KeyedChunks<Member>;

export const byName = keyedBy<Member>(({ name }) => name);
const kept = new WeakMap<object, ReadonlyMap<string, Chunks<Member>>>();

/** A copy of the object whose `maps` are built on first read. */
export function withLongMaps<Whole extends object>(whole: Whole, maps: ReadonlyMap<string, Chunks<Member>>): Whole {
  const made = { ...whole };
  for (const [key, runs] of maps) {
    let map: { readonly [name: string]: unknown } | null = null;
    const get = () => {
      map ??= mapOf(runs);
      return map;
    };
    Object.defineProperty(made, key, { get, enumerable: true, configurable: true });
  }
  kept.set(made, maps);
  return made;
}

export const longMapsOf = (whole: object): ReadonlyMap<string, Chunks<Member>> => kept.get(whole) ?? noMaps;
const noMaps: ReadonlyMap<string, Chunks<Member>> = new Map();

function mapOf(runs: Chunks<Member>): { readonly [name: string]: unknown } {
  const map: { [name: string]: unknown } = {};
  for (const run of runs) for (const { name, value } of run) map[name ?? ''] = value;
  return map;
}

/** Members of a map, built or not; undefined if there is no map. */
export function membersOf(whole: unknown, key: string): Members | undefined {
  if (!isObject(whole)) return undefined;
  const runs = kept.get(whole)?.get(key);
  if (runs !== undefined) return byName(runs);
  const map = whole[key];
  return isObject(map) ? ofMap(map) : undefined;
}
const ofMap = memoizeByKey((map: object) =>
  byName(chunksOf(Object.entries(map).map(([name, value]): Member => ({ name, value: value as unknown })))),
);

/** One member of a map; undefined if absent. */
export function memberOf(whole: unknown, key: string, name: string): unknown {
  if (!isObject(whole)) return undefined;
  if (kept.has(whole)) return membersOf(whole, key)?.get(name)?.value;
  const map = whole[key];
  return isObject(map) && Object.hasOwn(map, name) ? map[name] : undefined;
}

export function withMembers<Whole extends JsonObject>(
  whole: Whole,
  key: string,
  others: ReadonlyMap<string, Json>,
): Whole {
  const members = membersOf(whole, key);
  if (members === undefined) return whole;
  const touched = members.runsWith(new Set(others.keys()));
  const runs = members.runs.map((run, r) => (touched?.has(r) === false ? run : runWith(run, others)));
  const bare = Object.fromEntries(Object.keys(whole).map((one) => [one, one === key ? {} : whole[one]]));
  return withLongMaps(bare as Whole, new Map([[key, runs]]));
}

interface MadeRun {
  readonly values: readonly unknown[];
  readonly made: readonly Member[];
}
const madeRuns = new WeakMap<readonly Member[], MadeRun>();

function runWith(run: readonly Member[], others: ReadonlyMap<string, Json>): readonly Member[] {
  const values = run.map(({ name, value }) => others.get(name ?? '') ?? value);
  const before = madeRuns.get(run);
  if (before?.values.every((value, i) => value === values[i]) === true) return before.made;
  const made = run.map((one, i) => (values[i] === one.value ? one : { name: one.name, value: values[i] }));
  madeRuns.set(run, { values, made });
  return made;
}
