import { ChunkCache } from '#engine/kernel/basics/chunks.ts';
import { isSameList } from '#engine/kernel/basics/is-same-list.ts';
import type { Member, Members } from '#engine/kernel/basics/long-maps.ts';
import { isNameKey } from '#engine/kernel/documents/referred-names.ts';
import {
  bySource,
  byTarget,
  type Group,
  type Groups,
  type Said,
  SaidInFile,
  type Uneven,
} from './inconsistent-units.ts';
import type { UnitFault } from './unit-fault.ts';

export interface FileOfUnits {
  readonly path: string;
  /** The file translated; a project and one that it requires may have the same. */
  readonly source: string;
  readonly units: Members;
  sourceOf(key: string): string | undefined;
  /** With names in place of references. */
  printed(t: string): string;
}
export type UnevenByFile = ReadonlyMap<string, Uneven>;

const nothing: Uneven = new Map();

/**
 * L10N016 and L10N017 between the files of one locale; inside a file they are those of `inconsistentUnits`. Only what
 * changed in a file is looked at again.
 *
 * Files hold different kinds of things, so less is reported than inside one. Names are compared with names of the same part
 * only: a card and a skill may be called the same. Texts written differently may mean the same and rightly have one
 * translation, so one translation is a fault only of sources that have little in common; those that differ in a number
 * or a name are found by other checks.
 */
class UnevenFiles {
  readonly #files = new Map<string, SaidInFile>();
  readonly #pathOf = new WeakMap<Said, string>();
  readonly #bySource = new GroupFaults(bySource(partOf));
  readonly #byTarget = new GroupFaults(byTarget(partOf));
  #found: UnevenByFile = new Map();
  #order: readonly string[] = [];

  in(files: readonly FileOfUnits[]): UnevenByFile {
    const order = files.map(({ path }) => path);
    const isOrdered = isSameList(order, this.#order);
    this.#order = order;
    const changed: Said[] = [];
    const left = new Set(this.#files.keys());
    for (const { path, units } of files) {
      left.delete(path);
      for (const one of this.#follow(path, units.runs)) changed.push(one);
    }
    for (const path of left) {
      for (const one of this.#follow(path, [])) changed.push(one);
      this.#files.delete(path);
    }
    return isOrdered && changed.length === 0 ? this.#found : this.#look(files, isOrdered ? changed : null);
  }

  /** The units of all runs that changed. */
  #follow(path: string, runs: Members['runs']): readonly Said[] {
    const file = this.#files.get(path) ?? new SaidInFile();
    this.#files.set(path, file);
    const others = file.follow(runs);
    for (const one of others.come) this.#pathOf.set(one, path);
    for (const { groups } of [this.#bySource, this.#byTarget]) groups.follow(others);
    return [...others.gone, ...others.come, ...others.stayed];
  }

  /** `changed` null: all. */
  #look(files: readonly FileOfUnits[], changed: readonly Said[] | null): UnevenByFile {
    const fileOf = (one: Said): FileOfUnits | undefined => files[this.#order.indexOf(this.#pathOf.get(one) ?? '')];
    const isOverridden = (first: Said, one: Said): boolean =>
      first.key === one.key && fileOf(first)?.source === fileOf(one)?.source;
    const faultsBy =
      (isFaulty: (first: Said, one: Said) => boolean, faultOf: (first: Said) => UnitFault) =>
      (group: Group): readonly PlacedUnitFault[] => {
        const first = this.#firstOf(group, files);
        if (first === null) return [];
        return group
          .filter((party) => !party.includes(first))
          .flat()
          .flatMap((one) => {
            const path = this.#pathOf.get(one) ?? '';
            const isOther = path !== this.#pathOf.get(first) && !isOverridden(first, one) && isFaulty(first, one);
            return isOther ? [{ path, key: one.key, fault: faultOf(first) }] : [];
          });
      };
    const paths = new Set<string>();
    this.#bySource.look(
      changed,
      paths,
      faultsBy(
        (first, one) => fileOf(first)?.printed(first.t) !== fileOf(one)?.printed(one.t),
        ({ key, t }) => ({ code: 'L10N016', data: { other: key, said: t } }),
      ),
    );
    this.#byTarget.look(
      changed,
      paths,
      faultsBy(
        (first, one) =>
          isNameKey(one.key) || !isLike(fileOf(first)?.sourceOf(first.key), fileOf(one)?.sourceOf(one.key)),
        ({ key }) => ({ code: 'L10N017', data: { other: key } }),
      ),
    );
    const found = new Map(this.#found);
    for (const path of paths) {
      const now = new Map([...this.#bySource.in(path), ...this.#byTarget.in(path)]);
      if (now.size > 0) found.set(path, now);
      else found.delete(path);
    }
    this.#found = found;
    return found;
  }

  /** The first in the order of files and units; null: all are in one file. */
  #firstOf(group: Group, files: readonly FileOfUnits[]): Said | null {
    let [first, least]: [Said | null, readonly [number, number]] = [null, [Number.POSITIVE_INFINITY, 0]];
    const paths = new Set<string>();
    for (const one of group.flat()) {
      const path = this.#pathOf.get(one) ?? '';
      paths.add(path);
      const file = this.#order.indexOf(path);
      const order = files[file]?.units.orderOf(one.key) ?? 0;
      if (file < least[0] || (file === least[0] && order < least[1])) [first, least] = [one, [file, order]];
    }
    return paths.size > 1 ? first : null;
  }
}

interface PlacedUnitFault {
  readonly path: string;
  readonly key: string;
  readonly fault: UnitFault;
}

/** The faults of groups of units, which stay the same until one of their units changes. */
class GroupFaults {
  readonly groups: Groups;
  readonly #faults = new Map<string, readonly PlacedUnitFault[]>();
  readonly #byPath = new Map<string, Map<string, UnitFault>>();

  constructor(groups: Groups) {
    this.groups = groups;
  }

  in(path: string): Uneven {
    return this.#byPath.get(path) ?? nothing;
  }

  /** Adds to `paths` the files whose faults differ from before. `changed` null: all. */
  look(changed: readonly Said[] | null, paths: Set<string>, faultsOf: (group: Group) => readonly PlacedUnitFault[]) {
    const keys =
      changed === null ? [...this.#faults.keys(), ...this.groups.unevenKeys] : changed.map(this.groups.keyOf);
    const others = [...new Set(keys)].flatMap((key) => {
      const group = this.groups.unevenAt(key);
      const [before, now] = [this.#faults.get(key) ?? [], group === undefined ? [] : faultsOf(group)];
      return JSON.stringify(before) === JSON.stringify(now) ? [] : [{ key, before, now }];
    });
    // Faults that are gone first, as a unit may have one of another group now
    for (const { path, key } of others.flatMap(({ before }) => before)) {
      this.#byPath.get(path)?.delete(key);
      paths.add(path);
    }
    for (const { key, now } of others) {
      for (const { path, key: unit, fault } of now) {
        const its = this.#byPath.get(path) ?? new Map<string, UnitFault>();
        this.#byPath.set(path, its.set(unit, fault));
        paths.add(path);
      }
      if (now.length === 0) this.#faults.delete(key);
      else this.#faults.set(key, now);
    }
  }
}

/** The last part of a key; of a name, all that follows the id. */
const partOf = ({ key }: Said): string => key.slice(isNameKey(key) ? key.indexOf('/') : key.lastIndexOf('/'));

/** Whether texts share at least half of their pairs of letters. An unknown text is taken for alike. */
function isLike(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  const [first, second] = [pairsIn(one), pairsIn(other)];
  let shared = 0;
  for (const pair of first) if (second.has(pair)) shared++;
  return shared * 2 >= (first.size + second.size) / 2;
}

function pairsIn(text: string): ReadonlySet<string> {
  const letters = text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2)));
}

const last = new ChunkCache<Member, UnevenFiles>();

export function inconsistentFiles(files: readonly FileOfUnits[]): UnevenByFile {
  let all: UnevenFiles | undefined;
  for (const { units } of files) all ??= last.find(units.runs);
  all ??= new UnevenFiles();
  for (const { units } of files) last.keep(units.runs, all);
  return all.in(files);
}
