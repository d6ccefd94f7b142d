import { isObject, type Json, type JsonObject } from './json.ts';
import { type KeyedRuns, keyedBy } from './keyed-runs.ts';
import { memoizeByKey } from './memoize.ts';
import { type Runs, runsOf } from './runs.ts';

// A map of ten thousands of members is put together when somebody asks for it, and not at each key that is typed into one
// of them: who looks at members one by one, or at those that have changed, asks for them here.

/** A member of a map. */
export interface Member {
  /** The key that it stands under; null in what is no map. */
  readonly name: string | null;
  readonly value: unknown;
}
export type Members = KeyedRuns<Member>;

/** Members by their names; made once for the same runs. */
export const byName = keyedBy<Member>(({ name }) => name);
const kept = new WeakMap<object, ReadonlyMap<string, Runs<Member>>>();

/** The object with maps in it that are put together when they are first asked for. */
export function withLongMaps<Whole extends object>(whole: Whole, maps: ReadonlyMap<string, Runs<Member>>): Whole {
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

/** The maps of an object that are put together late. */
export const longMapsOf = (whole: object): ReadonlyMap<string, Runs<Member>> => kept.get(whole) ?? noMaps;
const noMaps: ReadonlyMap<string, Runs<Member>> = new Map();

function mapOf(runs: Runs<Member>): { readonly [name: string]: unknown } {
  const map: { [name: string]: unknown } = {};
  for (const run of runs) for (const { name, value } of run) map[name ?? ''] = value;
  return map;
}

/** The members of a map of an object, whether it was put together or not; undefined where no map stands. */
export function membersOf(whole: unknown, key: string): Members | undefined {
  if (!isObject(whole)) return undefined;
  const runs = kept.get(whole)?.get(key);
  if (runs !== undefined) return byName(runs);
  const map = whole[key];
  return isObject(map) ? ofMap(map) : undefined;
}
const ofMap = memoizeByKey((map: object) =>
  byName(runsOf(Object.entries(map).map(([name, value]): Member => ({ name, value: value as unknown })))),
);

/** What stands in a map of an object under a name; undefined where nothing does. */
export function memberOf(whole: unknown, key: string, name: string): unknown {
  if (!isObject(whole)) return undefined;
  if (kept.has(whole)) return membersOf(whole, key)?.get(name)?.value;
  const map = whole[key];
  return isObject(map) && Object.hasOwn(map, name) ? map[name] : undefined;
}

/** The object with other values in one of its maps; in what stands there already. */
export function withOthers<Whole extends JsonObject>(
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

/** The same run again for the same values. */
function runWith(run: readonly Member[], others: ReadonlyMap<string, Json>): readonly Member[] {
  const values = run.map(({ name, value }) => others.get(name ?? '') ?? value);
  const before = madeRuns.get(run);
  if (before?.values.every((value, i) => value === values[i]) === true) return before.made;
  const made = run.map((one, i) => (values[i] === one.value ? one : { name: one.name, value: values[i] }));
  madeRuns.set(run, { values, made });
  return made;
}
