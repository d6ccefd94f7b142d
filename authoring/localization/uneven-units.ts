import { isObject } from '#engine/kernel/basics/json.ts';
import type { Member, Members } from '#engine/kernel/basics/long-maps.ts';
import { LastByEnds, type Runs, runsBetween } from '#engine/kernel/basics/runs.ts';
import type { UnitFault } from './unit-fault.ts';

type Run = readonly Member[];
type Uneven = ReadonlyMap<string, UnitFault>;

/** A unit that is held against the others: what it says, and of which text. */
interface Said {
  readonly key: string;
  readonly t: string;
  readonly h: string;
}
/** Units of one text, or that say the same; of one kind. */
type Group = Said[];

function saidIn(run: Run): readonly Said[] {
  return run.flatMap(({ name, value }) => {
    if (name === null || !isObject(value)) return [];
    const { t, h, s } = value;
    if (typeof t !== 'string' || typeof h !== 'string' || t.trim() === '' || s === 'draft') return [];
    return [{ key: name, t, h }];
  });
}

const kindOf = ({ key }: Said): string => key.slice(key.lastIndexOf('/'));

/** What units say no longer, and what they say now instead. */
interface Others {
  readonly gone: readonly Said[];
  readonly come: readonly Said[];
}

/** Groups of units, which follow a file of translations from one text to the next. */
class Groups {
  readonly #groups = new Map<string, Group>();
  readonly #uneven = new Set<string>();
  readonly #groupOf: (one: Said) => string;
  readonly #other: (one: Said) => string;

  constructor(groupOf: (one: Said) => string, other: (one: Said) => string) {
    [this.#groupOf, this.#other] = [groupOf, other];
  }

  /** Groups whose units do not agree. */
  get uneven(): readonly Group[] {
    return [...this.#uneven].map((key) => this.#groups.get(key) ?? []);
  }

  follow({ gone, come }: Others): void {
    const touched = new Set<string>();
    for (const one of gone) {
      const { key, group } = this.#of(one);
      // In no order: which one stands first is asked of the file
      const at = group.indexOf(one);
      const last = group.pop();
      if (last !== undefined && last !== one) group[at] = last;
      touched.add(key);
    }
    for (const one of come) {
      const { key, group } = this.#of(one);
      group.push(one);
      touched.add(key);
    }
    for (const key of touched) this.#judge(key);
  }

  #of(one: Said): { readonly key: string; readonly group: Said[] } {
    const key = this.#groupOf(one) + kindOf(one);
    const group = this.#groups.get(key) ?? [];
    this.#groups.set(key, group);
    return { key, group };
  }

  #judge(key: string): void {
    const group = this.#groups.get(key) ?? [];
    const [first] = group;
    if (first === undefined) this.#groups.delete(key);
    if (first !== undefined && group.some((one) => this.#other(one) !== this.#other(first))) this.#uneven.add(key);
    else this.#uneven.delete(key);
  }
}

/**
 * Units of a file whose text another unit translates otherwise, and those that say the same of another text. The first of
 * them stands; what counts is the text that each was made from, by its hash.
 */
class UnevenUnits {
  readonly #said = new Map<Run, readonly Said[]>();
  #runs: Runs<Member> = [];
  readonly #bySource = new Groups(
    ({ h }) => h,
    ({ t }) => t,
  );
  readonly #byTarget = new Groups(
    ({ t }) => t,
    ({ h }) => h,
  );

  in(units: Members): Uneven {
    const others = this.#others(units.runs);
    for (const groups of [this.#bySource, this.#byTarget]) groups.follow(others);
    const found = new Map<string, UnitFault>();
    for (const group of this.#bySource.uneven) {
      const first = firstOf(group, units);
      for (const { key, t } of group)
        if (t !== first.t) found.set(key, { code: 'L10N016', data: { other: first.key, said: first.t } });
    }
    for (const group of this.#byTarget.uneven) {
      const first = firstOf(group, units);
      for (const { key, h } of group)
        if (h !== first.h) found.set(key, { code: 'L10N017', data: { other: first.key } });
    }
    return found;
  }

  /** What is other now that these runs are the file. What stands in another run and says the same is the same. */
  #others(runs: Runs<Member>): Others {
    const { before, now } = runsBetween(this.#runs, runs);
    this.#runs = runs;
    const gone = new Map<string, Said>();
    for (const run of before) {
      for (const one of this.#said.get(run) ?? []) gone.set(one.key, one);
      this.#said.delete(run);
    }
    const come: Said[] = [];
    for (const run of now) {
      const said = saidIn(run).map((one) => {
        const was = gone.get(one.key);
        const isSame = was?.t === one.t && was.h === one.h;
        if (isSame) gone.delete(one.key);
        else come.push(one);
        return isSame ? was : one;
      });
      this.#said.set(run, said);
    }
    return { gone: [...gone.values()], come };
  }
}

function firstOf(group: Group, units: Members): Said {
  let [first, least] = [group[0] as Said, Number.POSITIVE_INFINITY];
  for (const one of group) {
    const order = units.orderOf(one.key);
    if (order < least) [first, least] = [one, order];
  }
  return first;
}

/** What is wrong in a file that nobody writes in: nothing is remembered of it but that. */
function unevenOnce(all: Runs<Member>): Uneven {
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
const known = new WeakMap<Runs<Member>, Known>();
const last = new LastByEnds<Member, Known>();

/** The uneven units of a file. Of one that is written in only what has changed since is looked at. */
export function unevenIn(all: Members): Uneven {
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
