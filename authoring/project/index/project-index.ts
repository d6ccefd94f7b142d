import { nameIn } from '#authoring/text/files/package-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { lastLegible, type Reading } from '#authoring/text/reading/reading.ts';
import { isSameList } from '#engine/kernel/basics/is-same-list.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { joining } from '#engine/kernel/basics/runs.ts';
import type { Diagnosis } from '../diagnostics/diagnose.ts';
import type { Declaration } from './declaration.ts';
import { declarationsOf } from './declarations-of.ts';
import { translationsIn } from './entry-names.ts';
import { plainId, referredBy, saidBy, type UseInFile } from './said-by.ts';

/** Where something is named that is declared elsewhere. */
export interface Use extends UseInFile {
  readonly file: string;
}

/** What stands where in a project and those it requires, and who names it. */
export interface ProjectIndex {
  /** The project's own come last. */
  readonly declarations: readonly Declaration[];
  ofKind(kind: string): readonly Declaration[];
  /** What a name means: the project's own before what is required, unless the name says whose. */
  declared(kinds: readonly string[], id: string): Declaration | undefined;
  /** What a text means by an id in braces: the first with a name, of the project that says it last. */
  named(id: string): Declaration | undefined;
  /** All with one id in one space: more than one when an id stands twice, or one overrides another. */
  allDeclared(kinds: readonly string[], id: string): readonly Declaration[];
  usesOf(declaration: Declaration): readonly Use[];
  /** Wherever something of this id is named, whichever is meant. */
  usesNaming(id: string): readonly Use[];
  usesIn(file: string): readonly Use[];
  declarationsIn(file: string): readonly Declaration[];
  /** What is declared or named exactly there. A text is no name, whatever it refers to. */
  at(file: string, path: JsonPath): Declaration | Use | undefined;
  readingOf(file: string): Reading | undefined;
}

const indexes = new WeakMap<Diagnosis, ProjectIndex>();
const indexesForWriting = new WeakMap<Diagnosis, ProjectIndex>();

/** The index of a project as it was looked through; the same value for the same diagnosis. */
export function indexOf(diagnosis: Diagnosis): ProjectIndex {
  const known = indexes.get(diagnosis) ?? new IndexOfReadings(diagnosis);
  indexes.set(diagnosis, known);
  return known;
}

/** The same for whoever writes: a document that is no JSON at the moment says what it said when it was JSON last. */
export function indexForWriting(diagnosis: Diagnosis): ProjectIndex {
  const isWhole = [...diagnosis.required, diagnosis.project].every(({ readings }) => readings.every(isLegible));
  if (isWhole) return indexOf(diagnosis);
  const known = indexesForWriting.get(diagnosis) ?? new IndexOfReadings(diagnosis, (one) => lastLegible(one) ?? one);
  indexesForWriting.set(diagnosis, known);
  return known;
}

const isLegible = ({ legible }: Reading): boolean => legible;

export function isUse(found: Declaration | Use): found is Use {
  return 'sort' in found;
}

interface Among {
  readonly reading: Reading;
  readonly package: string | null;
  readonly file: string;
}

/** Everything is made when it is asked for first. */
class IndexOfReadings implements ProjectIndex {
  private readonly diagnosis: Diagnosis;
  /** Which reading of a document is asked. */
  private readonly taken: (reading: Reading) => Reading;
  private readonly once = new Map<string, unknown>();

  constructor(diagnosis: Diagnosis, taken: (reading: Reading) => Reading = (reading) => reading) {
    this.diagnosis = diagnosis;
    this.taken = taken;
  }

  get declarations(): readonly Declaration[] {
    return this.first('declarations', () => together(null)(this.declarationLists.map(([, list]) => list)));
  }

  ofKind(kind: string): readonly Declaration[] {
    return this.first(`of kind ${kind}`, () =>
      together(kind)(this.declarationLists.map(([, list]) => byKind(list).get(kind) ?? [])),
    );
  }

  /** What each file declares; the same list as long as nothing in it is called otherwise. */
  private get declarationLists(): readonly (readonly [file: string, list: readonly Declaration[]])[] {
    return this.first('lists', () => {
      const named = translationsIn(this.diagnosis);
      return this.readings.map(
        ({ reading, package: project, file }) =>
          [file, declarationsOf(reading, project, file, named(project))] as const,
      );
    });
  }

  declared(kinds: readonly string[], id: string): Declaration | undefined {
    const { package: project, name } = plainId(id);
    return this.allDeclared(kinds, name).findLast((one) => project === null || one.package === project);
  }

  allDeclared(kinds: readonly string[], id: string): readonly Declaration[] {
    const withId = this.grouped('ids', this.declarations, (one) => [one.id]).get(id) ?? [];
    return withId.filter((one) => meets(one.kinds, kinds));
  }

  usesOf(declaration: Declaration): readonly Use[] {
    return this.usesNaming(declaration.id).filter((use) => this.meansThis(use, declaration));
  }

  usesNaming(id: string): readonly Use[] {
    return this.grouped('uses', this.uses, (use) => [use.id]).get(id) ?? [];
  }

  usesIn(file: string): readonly Use[] {
    return this.grouped('usesIn', this.uses, (use) => [use.file]).get(file) ?? [];
  }

  declarationsIn(file: string): readonly Declaration[] {
    return this.declarationLists.find(([path]) => path === file)?.[1] ?? [];
  }

  at(file: string, path: JsonPath): Declaration | Use | undefined {
    const here = (one: Declaration | Use) => isSameList(one.path, path);
    return this.declarationsIn(file).find(here) ?? this.usesIn(file).find((one) => one.sort !== 'text' && here(one));
  }

  readingOf(file: string): Reading | undefined {
    return this.first('byFile', () => new Map(this.readings.map((one) => [one.file, one.reading]))).get(file);
  }

  /** A key belongs to the text beside it; a name that says whose to that one's; any other to what stands in play. */
  private meansThis(use: Use, declaration: Declaration): boolean {
    if (!meets(use.kinds, declaration.kinds)) return false;
    if (use.package !== null) return use.package === declaration.package;
    if (use.sort === 'requires') return true;
    const meant = this.declared(use.kinds, use.id);
    return meant === declaration || (meant !== undefined && isTwin(meant, declaration));
  }

  private get uses(): readonly Use[] {
    return this.first('all uses', () => {
      const sources = new Map<string, Reading[]>();
      for (const { reading } of this.readings)
        sources.set(reading.file.path, [...(sources.get(reading.file.path) ?? []), reading]);
      return this.readings.flatMap(({ reading, package: project, file }) =>
        [...saidBy(reading, sources), ...referredBy(reading, (id) => this.named(id))].map((use: UseInFile) => ({
          ...use,
          file,
          package: use.package ?? ownOf(use, project),
        })),
      );
    });
  }

  named(id: string): Declaration | undefined {
    const withId = this.grouped('ids', this.declarations, (one) => [one.id]).get(id) ?? [];
    const withName = withId.filter(({ names }) => Object.keys(names).length > 0);
    return withName.find((one) => one.package === withName.at(-1)?.package);
  }

  private get readings(): readonly Among[] {
    return this.first('readings', () => {
      const { required, project } = this.diagnosis;
      const below = required.flatMap(({ id, readings }) =>
        readings.map(this.taken).map((reading) => ({ reading, package: id, file: nameIn(id, reading.file.path) })),
      );
      return [
        ...below,
        ...project.readings.map(this.taken).map((reading) => ({ reading, package: null, file: reading.file.path })),
      ];
    });
  }

  private grouped<T>(
    what: string,
    all: readonly T[],
    under: (one: T) => readonly string[],
  ): ReadonlyMap<string, readonly T[]> {
    return this.first(what, () => {
      const groups = new Map<string, T[]>();
      for (const one of all)
        for (const key of under(one)) {
          const group = groups.get(key);
          if (group === undefined) groups.set(key, [one]);
          else group.push(one);
        }
      return groups;
    });
  }

  private first<T>(what: string, make: () => T): T {
    if (!this.once.has(what)) this.once.set(what, make());
    return this.once.get(what) as T;
  }
}

type Joining = ReturnType<typeof joining<Declaration>>;
const joinings = new Map<string | null, Joining>();

/** Puts lists of one kind together; null: of all. The same lists give the same again. */
function together(kind: string | null): Joining {
  const known = joinings.get(kind) ?? joining<Declaration>();
  joinings.set(kind, known);
  return known;
}

/** What one document declares, by what it may be referred to as. */
const byKind = memoizeByKey((list: readonly Declaration[]): ReadonlyMap<string, readonly Declaration[]> => {
  const kinds = new Map<string, Declaration[]>();
  for (const one of list)
    for (const kind of one.kinds) {
      const its = kinds.get(kind);
      if (its === undefined) kinds.set(kind, [one]);
      else its.push(one);
    }
  return kinds;
});

/** Tests and records of a project that is required speak of that project, whatever stands in play here. */
function ownOf(use: UseInFile, project: string | null): string | null {
  return use.sort === 'playtest' ? project : null;
}

function isTwin(one: Declaration, other: Declaration): boolean {
  return one.id === other.id && one.package === other.package && one.kinds[0] === other.kinds[0];
}

function meets(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}
