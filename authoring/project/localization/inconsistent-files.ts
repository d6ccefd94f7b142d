import { ChunkCache } from '#engine/kernel/basics/chunks.ts';
import type { Member, Members } from '#engine/kernel/basics/long-maps.ts';
import { isNameKey } from '#engine/kernel/documents/referred-names.ts';
import { bySource, byTarget, type Group, type Said, SaidInFile, type Uneven } from './inconsistent-units.ts';
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
 * Files hold different kinds of things, so less is told than inside one. Names are compared with names of the same part
 * only: a card and a skill may be called the same. Texts written differently may mean the same and rightly have one
 * translation, so one translation is a fault only of sources that have little in common; those that differ in a number
 * or a name are found by other checks.
 */
class UnevenFiles {
  readonly #files = new Map<string, SaidInFile>();
  readonly #pathOf = new WeakMap<Said, string>();
  readonly #bySource = bySource(partOf);
  readonly #byTarget = byTarget(partOf);
  #found: UnevenByFile = new Map();
  #order: readonly string[] = [];

  in(files: readonly FileOfUnits[]): UnevenByFile {
    const order = files.map(({ path }) => path);
    let isSame = order.length === this.#order.length && order.every((path, i) => path === this.#order[i]);
    this.#order = order;
    const left = new Set(this.#files.keys());
    for (const { path, units } of files) {
      left.delete(path);
      isSame = !this.#follow(path, units.runs) && isSame;
    }
    for (const path of left) {
      this.#follow(path, []);
      this.#files.delete(path);
    }
    return isSame ? this.#found : this.#look(files);
  }

  /** Whether anything was said otherwise. */
  #follow(path: string, runs: Members['runs']): boolean {
    const file = this.#files.get(path) ?? new SaidInFile();
    this.#files.set(path, file);
    const others = file.follow(runs);
    for (const one of others.come) this.#pathOf.set(one, path);
    for (const groups of [this.#bySource, this.#byTarget]) groups.follow(others);
    return others.gone.length + others.come.length > 0;
  }

  #look(files: readonly FileOfUnits[]): UnevenByFile {
    const all = new Map<string, Map<string, UnitFault>>();
    const fileOf = (one: Said): FileOfUnits | undefined => files[this.#order.indexOf(this.#pathOf.get(one) ?? '')];
    const isOverridden = (first: Said, one: Said): boolean =>
      first.key === one.key && fileOf(first)?.source === fileOf(one)?.source;
    const tell = (
      groups: readonly Group[],
      isTold: (first: Said, one: Said) => boolean,
      faultOf: (first: Said) => UnitFault,
    ) => {
      for (const group of groups) {
        const first = this.#firstOf(group, files);
        if (first === null) continue;
        for (const party of group) {
          if (party.includes(first)) continue;
          for (const one of party) {
            const path = this.#pathOf.get(one) ?? '';
            if (path === this.#pathOf.get(first) || isOverridden(first, one) || !isTold(first, one)) continue;
            const its = all.get(path) ?? new Map<string, UnitFault>();
            its.set(one.key, faultOf(first));
            all.set(path, its);
          }
        }
      }
    };
    tell(
      this.#bySource.uneven,
      (first, one) => fileOf(first)?.printed(first.t) !== fileOf(one)?.printed(one.t),
      ({ key, t }) => ({ code: 'L10N016', data: { other: key, said: t } }),
    );
    tell(
      this.#byTarget.uneven,
      (first, one) => isNameKey(one.key) || !isLike(fileOf(first)?.sourceOf(first.key), fileOf(one)?.sourceOf(one.key)),
      ({ key }) => ({ code: 'L10N017', data: { other: key } }),
    );
    const found = new Map([...all].map(([path, its]) => [path, this.#kept(path, its)] as const));
    this.#found = found;
    return found;
  }

  /** The same map as before if it tells the same, so that the file is not compared again. */
  #kept(path: string, now: Uneven): Uneven {
    const before = this.#found.get(path) ?? nothing;
    const isSame =
      before.size === now.size &&
      [...now].every(([key, fault]) => JSON.stringify(before.get(key)) === JSON.stringify(fault));
    return isSame ? before : now;
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
