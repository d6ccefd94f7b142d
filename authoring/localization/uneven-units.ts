import { isObject } from '#engine/kernel/basics/json.ts';
import type { Member, Members } from '#engine/kernel/basics/long-maps.ts';
import { LastByEnds, type Runs } from '#engine/kernel/basics/runs.ts';
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
type Group = readonly Said[];

function saidIn(run: Run): readonly Said[] {
  return run.flatMap(({ name, value }) => {
    if (name === null || !isObject(value)) return [];
    const { t, h, s } = value;
    if (typeof t !== 'string' || typeof h !== 'string' || t.trim() === '' || s === 'draft') return [];
    return [{ key: name, t, h }];
  });
}

const kindOf = ({ key }: Said): string => key.slice(key.lastIndexOf('/'));

/** The groups of a file of translations, which follow it from one text to the next. */
class Groups {
  readonly #runs = new Map<Run, readonly Said[]>();
  readonly #groups = new Map<string, Group>();
  readonly #uneven = new Set<string>();
  readonly #groupOf: (one: Said) => string;
  readonly #other: (one: Said) => string;

  constructor(groupOf: (one: Said) => string, other: (one: Said) => string) {
    [this.#groupOf, this.#other] = [groupOf, other];
  }

  /** Groups whose units do not agree, now that these runs are the file. */
  follow(runs: ReadonlySet<Run>): readonly Group[] {
    const gone = new Map<string, Said>();
    for (const [run, said] of this.#runs) {
      if (runs.has(run)) continue;
      this.#runs.delete(run);
      for (const one of said) gone.set(one.key, one);
    }
    const come: Said[] = [];
    for (const run of runs) {
      if (this.#runs.has(run)) continue;
      const said = saidIn(run).map((one) => {
        const before = gone.get(one.key);
        const isSame = before?.t === one.t && before.h === one.h;
        if (isSame) gone.delete(one.key);
        else come.push(one);
        return isSame ? before : one;
      });
      this.#runs.set(run, said);
    }
    this.#regroup([...gone.values()], come);
    return [...this.#uneven].map((key) => this.#groups.get(key) ?? []);
  }

  #regroup(left: readonly Said[], added: readonly Said[]): void {
    const others = new Map<string, { readonly gone: Set<Said>; readonly come: Said[] }>();
    const other = (one: Said) => {
      const key = this.#groupOf(one) + kindOf(one);
      const its = others.get(key) ?? { gone: new Set<Said>(), come: [] };
      others.set(key, its);
      return its;
    };
    for (const one of left) other(one).gone.add(one);
    for (const one of added) other(one).come.push(one);
    for (const [key, { gone, come }] of others) {
      const before = this.#groups.get(key) ?? [];
      const now = [...(gone.size === 0 ? before : before.filter((one) => !gone.has(one))), ...come];
      const isUneven = now.some((one) => this.#other(one) !== this.#other(now[0] as Said));
      if (now.length === 0) this.#groups.delete(key);
      else this.#groups.set(key, now);
      if (isUneven) this.#uneven.add(key);
      else this.#uneven.delete(key);
    }
  }
}

/**
 * Units of a file whose text another unit translates otherwise, and those that say the same of another text. The first of
 * them stands; what counts is the text that each was made from, by its hash.
 */
class UnevenUnits {
  readonly #bySource = new Groups(
    ({ h }) => h,
    ({ t }) => t,
  );
  readonly #byTarget = new Groups(
    ({ t }) => t,
    ({ h }) => h,
  );

  in(units: Members): Uneven {
    const runs = new Set(units.runs);
    const firstOf = (group: Group): Said =>
      group.reduce((first, one) => (units.orderOf(one.key) < units.orderOf(first.key) ? one : first));
    const found = new Map<string, UnitFault>();
    for (const group of this.#bySource.follow(runs)) {
      const first = firstOf(group);
      for (const { key, t } of group)
        if (t !== first.t) found.set(key, { code: 'L10N016', data: { other: first.key, said: first.t } });
    }
    for (const group of this.#byTarget.follow(runs)) {
      const first = firstOf(group);
      for (const { key, h } of group)
        if (h !== first.h) found.set(key, { code: 'L10N017', data: { other: first.key } });
    }
    return found;
  }
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
