import { ChunkCache } from '#engine/kernel/basics/chunks.ts';
import { isSameList } from '#engine/kernel/basics/is-same-list.ts';
import type { Member, Members } from '#engine/kernel/basics/long-maps.ts';
import { isNameKey } from '#engine/kernel/documents/referred-names.ts';
import { GroupFaults, type GroupRules } from './group-faults.ts';
import { otherSource, otherTranslation, type Uneven } from './inconsistent-units.ts';
import { bySource, byTarget } from './said-groups.ts';
import { type Said, type SaidChanges, SaidInFile } from './said-units.ts';
import type { UnitFault } from './unit-fault.ts';

export interface FileOfUnits {
  readonly path: string;
  /** The file translated; a project and one that it requires may have the same. */
  readonly source: string;
  readonly units: Members;
  sourceOf(key: string): string | undefined;
  /** With names in place of references. */
  printed(t: string): string;
  /** What both read: as long as these are the same, so are their answers. */
  readonly reads: readonly object[];
}
export type UnevenByFile = ReadonlyMap<string, Uneven>;

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
  #order: ReadonlyMap<string, number> = new Map();
  #before: ReadonlyMap<string, FileOfUnits> = new Map();

  in(files: readonly FileOfUnits[]): UnevenByFile {
    const paths = files.map(({ path }) => path);
    const isOrdered = isSameList(paths, [...this.#order.keys()]);
    if (!isOrdered) this.#order = new Map(paths.map((path, i) => [path, i]));
    const changes = files.map(({ path, units }) => this.#follow(path, units.runs));
    for (const path of [...this.#files.keys()].filter((one) => !this.#order.has(one))) {
      changes.push(this.#follow(path, []));
      this.#files.delete(path);
    }
    const all = together(changes);
    const others = this.#otherwise(files);
    if (isOrdered && all === null && others === null) return this.#found;
    const changed = this.#look(all ?? nothingChanged, others, files, isOrdered);
    if (changed === null || changed.length > 0) this.#found = this.#byFile(changed);
    return this.#found;
  }

  #follow(path: string, runs: Members['runs']): SaidChanges {
    const file = this.#files.get(path) ?? new SaidInFile();
    this.#files.set(path, file);
    const changes = file.follow(runs);
    for (const one of changes.come) this.#pathOf.set(one, path);
    return changes;
  }

  /** Whether a unit has another source, or other names in it, than at the last check; null: none has. */
  #otherwise(files: readonly FileOfUnits[]): ((one: Said) => boolean) | null {
    const before = this.#before;
    this.#before = new Map(files.map((file) => [file.path, file]));
    const changed = new Map(
      files.flatMap((now) => {
        const file = before.get(now.path);
        return file === undefined || isSameList(file.reads, now.reads) ? [] : [[now.path, { file, now }] as const];
      }),
    );
    if (changed.size === 0) return null;
    return (one) => {
      const both = changed.get(this.#pathOf.get(one) ?? '');
      if (both === undefined) return false;
      const { file, now } = both;
      return file.sourceOf(one.key) !== now.sourceOf(one.key) || file.printed(one.t) !== now.printed(one.t);
    };
  }

  /** The units whose faults are others than before; null: possibly all. */
  #look(
    changes: SaidChanges,
    isOtherwise: ((one: Said) => boolean) | null,
    files: readonly FileOfUnits[],
    isOrdered: boolean,
  ): readonly Said[] | null {
    const orderOf = (one: Said): number => this.#order.get(this.#pathOf.get(one) ?? '') ?? -1;
    const fileOf = (one: Said): FileOfUnits | undefined => files[orderOf(one)];
    const isBefore: GroupRules['isBefore'] = (one, other) => {
      const [file, its] = [orderOf(one), orderOf(other)];
      if (file !== its) return file < its;
      return (files[file]?.units.orderOf(one.key) ?? 0) < (files[file]?.units.orderOf(other.key) ?? 0);
    };
    const isOverridden = (first: Said, one: Said): boolean =>
      first.key === one.key && fileOf(first)?.source === fileOf(one)?.source;
    const isElsewhere = (first: Said, one: Said): boolean =>
      orderOf(first) !== orderOf(one) && !isOverridden(first, one);
    const rules: readonly (readonly [GroupFaults, GroupRules])[] = [
      [
        this.#bySource,
        {
          isBefore,
          faultOf: (first, one) =>
            isElsewhere(first, one) && fileOf(first)?.printed(first.t) !== fileOf(one)?.printed(one.t)
              ? otherTranslation(first)
              : null,
        },
      ],
      [
        this.#byTarget,
        {
          isBefore,
          faultOf: (first, one) =>
            isElsewhere(first, one) &&
            (isNameKey(one.key) || !isLike(fileOf(first)?.sourceOf(first.key), fileOf(one)?.sourceOf(one.key)))
              ? otherSource(first)
              : null,
        },
      ],
    ];
    for (const [{ groups }] of rules) groups.follow(changes);
    if (isOrdered)
      return rules.flatMap(([faults, its]) => [
        ...faults.look(changes, its),
        ...(isOtherwise === null ? [] : faults.lookAgain(isOtherwise, its)),
      ]);
    for (const [faults, its] of rules) faults.lookAtAll(its);
    return null;
  }

  /** Files without changes keep their lists. `changed` null: all files are new. */
  #byFile(changed: readonly Said[] | null): UnevenByFile {
    const paths = changed === null ? null : new Set(changed.map((one) => this.#pathOf.get(one) ?? ''));
    const found = new Map<string, Map<string, UnitFault>>();
    for (const [one, fault] of [...this.#bySource.all(), ...this.#byTarget.all()]) {
      const path = this.#pathOf.get(one) ?? '';
      const its = found.get(path) ?? new Map<string, UnitFault>();
      found.set(path, its.set(one.key, fault));
    }
    if (paths === null) return found;
    return new Map([...found].map(([path, its]) => [path, paths.has(path) ? its : (this.#found.get(path) ?? its)]));
  }
}

const nothingChanged: SaidChanges = { gone: [], come: [], moved: [] };

/** Null: nothing changed. */
function together(all: readonly SaidChanges[]): SaidChanges | null {
  const its = all.filter(({ gone, come, moved }) => gone.length + come.length + moved.length > 0);
  if (its.length === 0) return null;
  return {
    gone: its.flatMap(({ gone }) => gone),
    come: its.flatMap(({ come }) => come),
    moved: its.flatMap(({ moved }) => moved),
  };
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
