import { ChunkCache, type Chunks } from '#engine/kernel/basics/chunks.ts';
import type { Member, Members } from '#engine/kernel/basics/long-maps.ts';
import { GroupFaults, type GroupRules } from './group-faults.ts';
import { bySource, byTarget, kindOf } from './said-groups.ts';
import { type Said, SaidInFile, saidIn } from './said-units.ts';
import type { UnitFault } from './unit-fault.ts';

export type Uneven = ReadonlyMap<string, UnitFault>;

export const otherTranslation = ({ key, t }: Said): UnitFault => ({ code: 'L10N016', data: { other: key, said: t } });
export const otherSource = ({ key }: Said): UnitFault => ({ code: 'L10N017', data: { other: key } });

/**
 * L10N016: one source text with different translations; L10N017: the reverse. The first in the file counts as right.
 */
class UnevenUnits {
  readonly #file = new SaidInFile();
  readonly #bySource = new GroupFaults(bySource());
  readonly #byTarget = new GroupFaults(byTarget());

  in(units: Members): Uneven {
    const isBefore: GroupRules['isBefore'] = (one, other) => units.orderOf(one.key) < units.orderOf(other.key);
    const changes = this.#file.follow(units.runs);
    for (const { groups } of [this.#bySource, this.#byTarget]) groups.follow(changes);
    this.#bySource.look(changes, { isBefore, faultOf: otherTranslation });
    this.#byTarget.look(changes, { isBefore, faultOf: otherSource });
    return new Map([...this.#bySource.all(), ...this.#byTarget.all()].map(([{ key }, fault]) => [key, fault] as const));
  }
}

function unevenOnce(all: Chunks<Member>): Uneven {
  const firstBySource = new Map<string, Said>();
  const firstByTarget = new Map<string, Said>();
  const found = new Map<string, UnitFault>();
  for (const run of all)
    for (const one of saidIn(run)) {
      const { key, t, h } = one;
      const kind = kindOf(one);
      const source = firstBySource.get(h + kind);
      if (source === undefined) firstBySource.set(h + kind, one);
      else if (source.t !== t) found.set(key, otherTranslation(source));
      const target = firstByTarget.get(t + kind);
      if (target === undefined) firstByTarget.set(t + kind, one);
      else if (target.h !== h) found.set(key, otherSource(target));
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
