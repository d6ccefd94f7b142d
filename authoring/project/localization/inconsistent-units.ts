import { ChunkCache, type Chunks, changedChunks } from '#engine/kernel/basics/chunks.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Member, Members } from '#engine/kernel/basics/long-maps.ts';
import type { UnitFault } from './unit-fault.ts';

type Run = readonly Member[];
export type Uneven = ReadonlyMap<string, UnitFault>;

export interface Said {
  readonly key: string;
  readonly t: string;
  readonly h: string;
}
/** Units of one text, or with one translation, partitioned into those that agree. */
export type Group = Said[][];

function saidIn(run: Run): readonly Said[] {
  return run.flatMap(({ name, value }) => {
    if (name === null || !isObject(value)) return [];
    const { t, h, s } = value;
    if (typeof t !== 'string' || typeof h !== 'string' || t.trim() === '' || s === 'draft') return [];
    return [{ key: name, t, h }];
  });
}

const kindOf = ({ key }: Said): string => key.slice(key.lastIndexOf('/'));

interface Others {
  readonly gone: readonly Said[];
  readonly come: readonly Said[];
  /** Units of changed runs that are the same; they may have moved. */
  readonly stayed: readonly Said[];
}

export class Groups {
  readonly #groups = new Map<string, Group>();
  readonly #uneven = new Set<string>();
  readonly #groupOf: (one: Said) => string;
  readonly #other: (one: Said) => string;
  readonly #kindOf: (one: Said) => string;

  constructor(groupOf: (one: Said) => string, other: (one: Said) => string, kind = kindOf) {
    [this.#groupOf, this.#other, this.#kindOf] = [groupOf, other, kind];
  }

  get uneven(): readonly Group[] {
    return [...this.#uneven].flatMap((key) => {
      const group = this.unevenAt(key);
      return group === undefined ? [] : [group];
    });
  }

  get unevenKeys(): Iterable<string> {
    return this.#uneven;
  }

  /** Undefined: its units agree. */
  unevenAt(key: string): Group | undefined {
    return this.#uneven.has(key) ? this.#groups.get(key) : undefined;
  }

  follow({ gone, come }: Others): void {
    for (const one of gone) {
      const key = this.keyOf(one);
      const group = this.#groups.get(key) ?? [];
      const party = this.#partyOf(one, group);
      party?.splice(party.indexOf(one), 1);
      if (party?.length === 0) group.splice(group.indexOf(party), 1);
      if (group.length === 0) this.#groups.delete(key);
      if (group.length < 2) this.#uneven.delete(key);
    }
    for (const one of come) {
      const key = this.keyOf(one);
      const group = this.#groups.get(key) ?? [];
      const party = this.#partyOf(one, group);
      if (party === undefined) group.push([one]);
      else party.push(one);
      this.#groups.set(key, group);
      if (group.length > 1) this.#uneven.add(key);
    }
  }

  readonly keyOf = (one: Said): string => this.#groupOf(one) + this.#kindOf(one);

  #partyOf(one: Said, group: Group): Said[] | undefined {
    const other = this.#other(one);
    return group.find(([first]) => first !== undefined && this.#other(first) === other);
  }
}

/**
 * L10N016: one source text with different translations; L10N017: the reverse. The first in the file counts as right.
 */
class UnevenUnits {
  readonly #file = new SaidInFile();
  readonly #bySource = bySource();
  readonly #byTarget = byTarget();

  in(units: Members): Uneven {
    const others = this.#file.follow(units.runs);
    for (const groups of [this.#bySource, this.#byTarget]) groups.follow(others);
    const found = new Map<string, UnitFault>();
    for (const group of this.#bySource.uneven) {
      const { first, others } = dividedIn(group, units);
      for (const { key } of others) found.set(key, { code: 'L10N016', data: { other: first.key, said: first.t } });
    }
    for (const group of this.#byTarget.uneven) {
      const { first, others } = dividedIn(group, units);
      for (const { key } of others) found.set(key, { code: 'L10N017', data: { other: first.key } });
    }
    return found;
  }
}

export const bySource = (kind = kindOf): Groups =>
  new Groups(
    ({ h }) => h,
    ({ t }) => t,
    kind,
  );
export const byTarget = (kind = kindOf): Groups =>
  new Groups(
    ({ t }) => t,
    ({ h }) => h,
    kind,
  );

/** What changed between versions of a file. A unit that says the same stays the same object. */
export class SaidInFile {
  readonly #said = new Map<Run, readonly Said[]>();
  #runs: Chunks<Member> = [];

  follow(runs: Chunks<Member>): Others {
    const { before, now } = changedChunks(this.#runs, runs);
    this.#runs = runs;
    const gone = new Map<string, Said>();
    for (const run of before) {
      for (const one of this.#said.get(run) ?? []) gone.set(one.key, one);
      this.#said.delete(run);
    }
    const [come, stayed]: [Said[], Said[]] = [[], []];
    for (const run of now) {
      const said = saidIn(run).map((one) => {
        const was = gone.get(one.key);
        const isSame = was?.t === one.t && was.h === one.h;
        if (!isSame) {
          come.push(one);
          return one;
        }
        gone.delete(one.key);
        stayed.push(was);
        return was;
      });
      this.#said.set(run, said);
    }
    return { gone: [...gone.values()], come, stayed };
  }
}

function dividedIn(group: Group, units: Members): { readonly first: Said; readonly others: readonly Said[] } {
  let [first, its, least] = [group[0]?.[0] as Said, group[0], Number.POSITIVE_INFINITY];
  for (const party of group)
    for (const one of party) {
      const order = units.orderOf(one.key);
      if (order < least) [first, its, least] = [one, party, order];
    }
  return { first, others: group.filter((party) => party !== its).flat() };
}

function unevenOnce(all: Chunks<Member>): Uneven {
  const bySource = new Map<string, Said>();
  const byTarget = new Map<string, Said>();
  const found = new Map<string, UnitFault>();
  for (const run of all)
    for (const one of saidIn(run)) {
      const { key, t, h } = one;
      const kind = kindOf(one);
      const source = bySource.get(h + kind);
      if (source === undefined) bySource.set(h + kind, one);
      else if (source.t !== t) found.set(key, { code: 'L10N016', data: { other: source.key, said: source.t } });
      const target = byTarget.get(t + kind);
      if (target === undefined) byTarget.set(t + kind, one);
      else if (target.h !== h) found.set(key, { code: 'L10N017', data: { other: target.key } });
    }
  return found;
}

interface Known {
  readonly found: Uneven;
  readonly units: UnevenUnits | null;
}
const known = new WeakMap<Chunks<Member>, Known>();
const last = new ChunkCache<Member, Known>();

/** Incremental once a file has been edited. */
export function inconsistentUnits(all: Members): Uneven {
  const { runs } = all;
  const before = known.get(runs);
  if (before !== undefined) return before.found;
  const previous = last.find(runs);
  const units = previous === undefined ? null : (previous.units ?? new UnevenUnits());
  const now = { units, found: units === null ? unevenOnce(runs) : units.in(all) };
  known.set(runs, now);
  last.keep(runs, now);
  return now.found;
}
