import type { SaidGroups } from './said-groups.ts';
import type { Said, SaidChanges } from './said-units.ts';
import type { UnitFault } from './unit-fault.ts';

export interface GroupRules {
  isBefore(one: Said, other: Said): boolean;
  /** Of a unit that does not agree with the first of its group. */
  faultOf(first: Said, one: Said): UnitFault | null;
}

interface Changes {
  readonly gone: Said[];
  readonly come: Said[];
  readonly moved: Said[];
}

interface FaultsOfGroup {
  readonly first: Said;
  readonly byUnit: Map<Said, UnitFault>;
}

/** Units of a group that agree with each other. */
type Party = readonly Said[];

/**
 * Units that do not agree with the first of their group. Only changed units are looked at again, as a group may have
 * thousands; the whole group only when its first one changes.
 */
export class GroupFaults {
  readonly groups: SaidGroups;
  readonly #found = new Map<string, FaultsOfGroup>();
  /** The first unit of a party, once it was needed. */
  #firsts = new WeakMap<Party, Said>();

  constructor(groups: SaidGroups) {
    this.groups = groups;
  }

  *all(): Generator<readonly [Said, UnitFault]> {
    for (const { byUnit } of this.#found.values()) yield* byUnit;
  }

  /** The units whose faults are others than before. */
  look(changes: SaidChanges, rules: GroupRules): readonly Said[] {
    return [...this.#byKey(changes)].flatMap(([key, its]) => this.#look(key, its, rules));
  }

  /** Of groups that have a unit about which something else has changed. */
  lookAgain(isChanged: (one: Said) => boolean, rules: GroupRules): readonly Said[] {
    const keys = [...this.groups.unevenKeys].filter((key) => this.groups.unevenAt(key)?.flat().some(isChanged));
    return keys.flatMap((key) => this.#anew(key, this.#found.get(key), rules));
  }

  /** When all may have changed places. */
  lookAtAll(rules: GroupRules): void {
    this.#found.clear();
    this.#firsts = new WeakMap();
    for (const key of this.groups.unevenKeys) this.#lookAtGroup(key, rules);
  }

  #byKey(changes: SaidChanges): ReadonlyMap<string, Changes> {
    const found = new Map<string, Changes>();
    for (const how of ['gone', 'come', 'moved'] as const)
      for (const one of changes[how]) {
        const key = this.groups.keyOf(one);
        const its = found.get(key) ?? { gone: [], come: [], moved: [] };
        its[how].push(one);
        found.set(key, its);
      }
    return found;
  }

  #look(key: string, changes: Changes, rules: GroupRules): readonly Said[] {
    this.#followFirsts(changes, rules);
    const { gone, come, moved } = changes;
    const before = this.#found.get(key);
    if (before === undefined || this.groups.unevenAt(key) === undefined) return this.#anew(key, before, rules);
    const { first, byUnit } = before;
    const isOvertaken = (): boolean => [...come, ...moved].some((one) => rules.isBefore(one, first));
    if (gone.includes(first) || moved.includes(first) || isOvertaken()) return this.#anew(key, before, rules);
    const changed = gone.filter((one) => byUnit.delete(one));
    for (const one of come) {
      const fault = this.groups.agree(first, one) ? null : rules.faultOf(first, one);
      if (fault === null) continue;
      byUnit.set(one, fault);
      changed.push(one);
    }
    return changed;
  }

  #anew(key: string, before: FaultsOfGroup | undefined, rules: GroupRules): readonly Said[] {
    this.#found.delete(key);
    const now = this.#lookAtGroup(key, rules);
    return [...new Set([...(before?.byUnit.keys() ?? []), ...(now?.byUnit.keys() ?? [])])];
  }

  #lookAtGroup(key: string, rules: GroupRules): FaultsOfGroup | undefined {
    const group = this.groups.unevenAt(key);
    if (group === undefined) return undefined;
    const first = group.map((party) => this.#firstOf(party, rules)).reduce(firstBy(rules));
    const byUnit = new Map<Said, UnitFault>();
    for (const party of group.filter((its) => !its.includes(first)))
      for (const one of party) {
        const fault = rules.faultOf(first, one);
        if (fault !== null) byUnit.set(one, fault);
      }
    const found = { first, byUnit };
    this.#found.set(key, found);
    return found;
  }

  #firstOf(party: Party, rules: GroupRules): Said {
    const first = this.#firsts.get(party) ?? party.reduce(firstBy(rules));
    this.#firsts.set(party, first);
    return first;
  }

  #followFirsts({ gone, come, moved }: Changes, rules: GroupRules): void {
    for (const one of [...gone, ...moved]) {
      const party = this.groups.partyOf(one);
      if (party !== undefined && this.#firsts.get(party) === one) this.#firsts.delete(party);
    }
    for (const one of [...come, ...moved]) {
      const party = this.groups.partyOf(one);
      const first = party && this.#firsts.get(party);
      if (party !== undefined && first !== undefined && rules.isBefore(one, first)) this.#firsts.set(party, one);
    }
  }
}

const firstBy =
  ({ isBefore }: GroupRules) =>
  (least: Said, one: Said): Said =>
    isBefore(one, least) ? one : least;
