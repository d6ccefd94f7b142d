import type { Said, SaidChanges } from './said-units.ts';

/** Units of one text, or with one translation, partitioned into those that agree. */
export type Group = Said[][];

export const kindOf = ({ key }: Said): string => key.slice(key.lastIndexOf('/'));

/** What units are grouped by, and what those of a group should agree in. */
interface Sides {
  readonly by: 't' | 'h';
  readonly other: 't' | 'h';
}

export class SaidGroups {
  readonly #groups = new Map<string, Group>();
  readonly #uneven = new Set<string>();
  readonly #sides: Sides;
  readonly #kindOf: (one: Said) => string;

  constructor(sides: Sides, kind = kindOf) {
    [this.#sides, this.#kindOf] = [sides, kind];
  }

  get unevenKeys(): Iterable<string> {
    return this.#uneven;
  }

  /** Undefined: its units agree. */
  unevenAt(key: string): Group | undefined {
    return this.#uneven.has(key) ? this.#groups.get(key) : undefined;
  }

  follow({ gone, come }: SaidChanges): void {
    for (const one of gone) {
      const key = this.keyOf(one);
      const group = this.#groups.get(key) ?? [];
      const party = this.#partyIn(group, one);
      party?.splice(party.indexOf(one), 1);
      if (party?.length === 0) group.splice(group.indexOf(party), 1);
      if (group.length === 0) this.#groups.delete(key);
      if (group.length < 2) this.#uneven.delete(key);
    }
    for (const one of come) {
      const key = this.keyOf(one);
      const group = this.#groups.get(key) ?? [];
      const party = this.#partyIn(group, one);
      if (party === undefined) group.push([one]);
      else party.push(one);
      this.#groups.set(key, group);
      if (group.length > 1) this.#uneven.add(key);
    }
  }

  readonly keyOf = (one: Said): string => one[this.#sides.by] + this.#kindOf(one);

  readonly agree = (one: Said, other: Said): boolean => one[this.#sides.other] === other[this.#sides.other];

  /** Those of its group that agree with a unit, which may be one of them. */
  partyOf(one: Said): readonly Said[] | undefined {
    const group = this.#groups.get(this.keyOf(one));
    return group && this.#partyIn(group, one);
  }

  #partyIn(group: Group, one: Said): Said[] | undefined {
    return group.find(([first]) => first !== undefined && this.agree(first, one));
  }
}

export const bySource = (kind = kindOf): SaidGroups => new SaidGroups({ by: 'h', other: 't' }, kind);
export const byTarget = (kind = kindOf): SaidGroups => new SaidGroups({ by: 't', other: 'h' }, kind);
