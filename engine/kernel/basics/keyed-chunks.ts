import { ChunkCache, type Chunks, changedChunks } from './chunks.ts';
import { isSameList } from './is-same-list.ts';

// Index by key over a long list in runs. Lookups need no map of the whole list, and comparing two versions looks only
// at the runs that differ.

type Run<One> = readonly One[];
/** Keys whose value changed; null: too many to list. */
type Changed = ReadonlySet<string> | null;

interface Places {
  readonly first: ReadonlyMap<string, number>;
  readonly since: ReadonlyMap<string, number | null>;
  readonly isUnique: boolean;
}

/** Base of a position: run index * PLACES + index in the run. */
const PLACES = 2 ** 20;
const MOST = { runs: 24, since: 1024 };

/** Of two things with one key the last counts. */
export class KeyedChunks<One extends object> {
  readonly runs: Chunks<One>;
  readonly keyOf: (one: One) => string | null;
  #places: Places | null;
  /** Weak, so that a version does not keep its predecessors. */
  readonly #changes = new WeakMap<KeyedChunks<One>, Changed>();

  constructor(runs: Chunks<One>, keyOf: (one: One) => string | null, before: KeyedChunks<One> | null = null) {
    this.runs = runs;
    this.keyOf = keyOf;
    this.#places = before === null || before.#places === null ? null : this.#placesAfter(before.#places, before.runs);
  }

  get(key: string): One | undefined {
    const place = this.#placeOf(key);
    return place === undefined ? undefined : this.runs[Math.floor(place / PLACES)]?.[place % PLACES];
  }

  /** Index in the whole list; -1 if the key is absent. */
  indexOf(key: string): number {
    const place = this.#placeOf(key);
    if (place === undefined) return -1;
    let index = place % PLACES;
    for (let r = Math.floor(place / PLACES) - 1; r >= 0; r--) index += this.runs[r]?.length ?? 0;
    return index;
  }

  orderOf(key: string): number {
    return this.#placeOf(key) ?? -1;
  }

  has(key: string): boolean {
    return this.#placeOf(key) !== undefined;
  }

  get size(): number {
    const { first, since } = this.#found();
    let size = first.size;
    for (const [key, place] of since) size += (place === null ? 0 : 1) - (first.has(key) ? 1 : 0);
    return size;
  }

  *keys(): Generator<string> {
    for (const run of this.runs)
      for (const one of run) {
        const key = this.keyOf(one);
        if (key !== null && this.get(key) === one) yield key;
      }
  }

  /** Runs that hold these keys; null if a key may occur twice. */
  runsWith(keys: ReadonlySet<string>): ReadonlySet<number> | null {
    if (keys.size === 0) return noRuns;
    if (!this.#found().isUnique) return null;
    const found = new Set<number>();
    for (const key of keys) {
      const place = this.#placeOf(key);
      if (place !== undefined) found.add(Math.floor(place / PLACES));
    }
    return found;
  }

  changedSince(other: KeyedChunks<One>): Changed {
    if (other === this) return noKeys;
    const known = this.#changes.get(other);
    if (known !== undefined) return known;
    const changed = this.#changed(other);
    this.#changes.set(other, changed);
    return changed;
  }

  #placeOf(key: string): number | undefined {
    const { first, since } = this.#found();
    const moved = since.size === 0 ? undefined : since.get(key);
    return moved === undefined ? first.get(key) : (moved ?? undefined);
  }

  #found(): Places {
    this.#places ??= this.#placesAnew();
    return this.#places;
  }

  #placesAnew(): Places {
    const first = new Map<string, number>();
    let count = 0;
    for (const [r, run] of this.runs.entries())
      for (const [i, one] of run.entries()) {
        const key = this.keyOf(one);
        if (key === null) continue;
        first.set(key, r * PLACES + i);
        count++;
      }
    return { first, since: new Map(), isUnique: first.size === count };
  }

  /** Updates positions incrementally when the number of runs is the same and few differ; null: rebuild. */
  #placesAfter({ first, since, isUnique }: Places, before: Chunks<One>): Places | null {
    if (!isUnique || before.length !== this.runs.length) return null;
    const others: number[] = [];
    for (const [r, run] of this.runs.entries()) if (run !== before[r]) others.push(r);
    if (others.length > MOST.runs) return null;
    const now = new Map(since);
    for (const r of others)
      for (const one of before[r] as Run<One>) {
        const key = this.keyOf(one);
        if (key !== null) now.set(key, null);
      }
    for (const r of others)
      for (const [i, one] of (this.runs[r] as Run<One>).entries()) {
        const key = this.keyOf(one);
        if (key === null) continue;
        const known = now.get(key);
        // Duplicate key: in an unchanged run, or in one of these
        if (known === undefined ? first.has(key) : known !== null) return null;
        now.set(key, r * PLACES + i);
      }
    for (const [key, place] of now) if (place === (first.get(key) ?? null)) now.delete(key);
    return now.size > MOST.since ? null : { first, since: now, isUnique };
  }

  #changed({ runs: before }: KeyedChunks<One>): Changed {
    const runs = changedChunks(before, this.runs);
    if (runs.before.length > MOST.runs || runs.now.length > MOST.runs) return null;
    const [mine, its] = [this.#byKey(runs.now), this.#byKey(runs.before)];
    const changed = new Set<string>();
    for (const [key, one] of mine) if (its.get(key) !== one) changed.add(key);
    for (const key of its.keys()) if (!mine.has(key)) changed.add(key);
    return changed;
  }

  #byKey(runs: Chunks<One>): ReadonlyMap<string, One> {
    const found = new Map<string, One>();
    for (const run of runs)
      for (const one of run) {
        const key = this.keyOf(one);
        if (key !== null) found.set(key, one);
      }
    return found;
  }
}

const noRuns: ReadonlySet<number> = new Set();
const noKeys: ReadonlySet<string> = new Set();

/** Builds the index of each version from the previous one. */
export function keyedBy<One extends object>(
  keyOf: (one: One) => string | null,
): (runs: Chunks<One>) => KeyedChunks<One> {
  const known = new WeakMap<Chunks<One>, KeyedChunks<One>>();
  const last = new ChunkCache<One, KeyedChunks<One>>();
  return (runs) => {
    const found = known.get(runs);
    if (found !== undefined) return found;
    const before = last.find(runs) ?? null;
    const now = before !== null && isSameList(before.runs, runs) ? before : new KeyedChunks(runs, keyOf, before);
    known.set(runs, now);
    last.keep(runs, now);
    return now;
  };
}

export interface ChunkMapping<One extends object, Other extends object, With extends readonly unknown[], Each, Made> {
  /** Made once for a list, whose entries may share what it remembers. */
  each(...beside: With): (one: One, others: readonly KeyedChunks<Other>[]) => Each;
  together(made: readonly Each[], run: readonly One[]): Made;
}

/**
 * Results per run, cached while the run and its inputs stay the same; in an edited run only changed entries are
 * recomputed.
 */
export function mapChunksWith<One extends object, Other extends object, With extends readonly unknown[], Each, Made>({
  each,
  together,
}: ChunkMapping<One, Other, With, Each, Made>): (
  list: KeyedChunks<One>,
  others: readonly KeyedChunks<Other>[],
  ...beside: With
) => readonly Made[] {
  interface OfRun {
    readonly made: Made;
    readonly ofEach: readonly Each[] | null;
  }
  interface Version {
    readonly runs: Chunks<One>;
    readonly others: readonly KeyedChunks<Other>[];
    readonly beside: With;
    readonly ofRuns: readonly OfRun[];
    readonly made: readonly Made[];
  }
  const last = new ChunkCache<One, Version>();

  function anew(run: Run<One>, madeOf: (one: One) => Each): OfRun {
    return { made: together(run.map(madeOf), run), ofEach: null };
  }

  return (list, others, ...beside) => {
    const { runs } = list;
    const before = last.find(runs);
    const changed = before !== undefined && isSameList(before.beside, beside) ? changedIn(before.others, others) : null;
    const touched = changed === null ? null : list.runsWith(changed);
    const keep = (ofRuns: readonly OfRun[], made: readonly Made[]): readonly Made[] => {
      last.keep(runs, { runs, others, beside, ofRuns, made });
      return made;
    };
    const keepAll = (ofRuns: readonly OfRun[]) =>
      keep(
        ofRuns,
        ofRuns.map(({ made }) => made),
      );
    const make = each(...beside);
    const madeOf = (one: One): Each => make(one, others);
    if (before === undefined || changed === null || touched === null)
      return keepAll(runs.map((run) => anew(run, madeOf)));
    if (touched.size === 0 && isSameList(before.runs, runs)) return keep(before.ofRuns, before.made);

    function again(run: Run<One>, was: Run<One> | undefined, known: OfRun['ofEach']): OfRun {
      const ofEach = run.map((one, i) => {
        const isKnown = known !== null && was?.[i] === one && changed?.has(list.keyOf(one) ?? '') === false;
        return isKnown ? (known[i] as Each) : madeOf(one);
      });
      return { made: together(ofEach, run), ofEach };
    }
    const moved = before.runs.length - runs.length;
    return keepAll(
      runs.map((run, r) => {
        const at = before.runs[r] === run ? r : r + moved;
        const [was, known] = [before.runs[at], before.ofRuns[at]];
        return known !== undefined && was === run && !touched.has(r) ? known : again(run, was, known?.ofEach ?? null);
      }),
    );
  };
}

function changedIn<Other extends object>(
  before: readonly KeyedChunks<Other>[],
  now: readonly KeyedChunks<Other>[],
): Changed {
  if (before.length !== now.length) return null;
  if (isSameList(before, now)) return noKeys;
  const all = now.map((one, i) => one.changedSince(before[i] as KeyedChunks<Other>));
  return all.every((one) => one !== null) ? new Set(all.flatMap((one) => [...one])) : null;
}
