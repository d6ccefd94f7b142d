import { nameIn } from '#authoring/text/files/package-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { lastValidDocument, type ParsedDocument } from '#authoring/text/reading/reading.ts';
import { memoizedConcat } from '#engine/kernel/basics/chunks.ts';
import { isSameList } from '#engine/kernel/basics/is-same-list.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Diagnosis } from '../diagnostics/diagnose.ts';
import type { Declaration } from './declaration.ts';
import { declarationsOf } from './declarations-of.ts';
import { plainId, referredBy, type UseInFile, usesInDocument } from './document-uses.ts';
import { translationsIn } from './entry-names.ts';

export interface IdUse extends UseInFile {
  readonly file: string;
}

/** Declarations and uses of ids in a project and its requirements. */
export interface ProjectIndex {
  /** Own ones last. */
  readonly declarations: readonly Declaration[];
  ofKind(kind: string): readonly Declaration[];
  /** Own declarations before those of requirements, unless the name has a package. */
  declared(kinds: readonly string[], id: string): Declaration | undefined;
  /** For `{id}` in texts: the first declaration with a name, of the last project that has one. */
  named(id: string): Declaration | undefined;
  /** Several if an id is duplicate or overridden. */
  allDeclared(kinds: readonly string[], id: string): readonly Declaration[];
  usesOf(declaration: Declaration): readonly IdUse[];
  /** Uses of this id, whatever it resolves to. */
  usesNaming(id: string): readonly IdUse[];
  usesIn(file: string): readonly IdUse[];
  declarationsIn(file: string): readonly Declaration[];
  /** The declaration or name at exactly this path. References within texts are not names. */
  at(file: string, path: JsonPath): Declaration | IdUse | undefined;
  readingOf(file: string): ParsedDocument | undefined;
}

const indexes = new WeakMap<Diagnosis, ProjectIndex>();
const indexesForWriting = new WeakMap<Diagnosis, ProjectIndex>();

export function indexOf(diagnosis: Diagnosis): ProjectIndex {
  const known = indexes.get(diagnosis) ?? new IndexOfReadings(diagnosis);
  indexes.set(diagnosis, known);
  return known;
}

/** For editing: documents with invalid JSON count as they were when last valid. */
export function indexForWriting(diagnosis: Diagnosis): ProjectIndex {
  const isWhole = [...diagnosis.required, diagnosis.project].every(({ readings }) => readings.every(isLegible));
  if (isWhole) return indexOf(diagnosis);
  const known =
    indexesForWriting.get(diagnosis) ?? new IndexOfReadings(diagnosis, (one) => lastValidDocument(one) ?? one);
  indexesForWriting.set(diagnosis, known);
  return known;
}

const isLegible = ({ legible }: ParsedDocument): boolean => legible;

export function isUse(found: Declaration | IdUse): found is IdUse {
  return 'sort' in found;
}

interface Among {
  readonly reading: ParsedDocument;
  readonly package: string | null;
  readonly file: string;
}

class IndexOfReadings implements ProjectIndex {
  private readonly diagnosis: Diagnosis;
  private readonly taken: (reading: ParsedDocument) => ParsedDocument;
  private readonly once = new Map<string, unknown>();

  constructor(diagnosis: Diagnosis, taken: (reading: ParsedDocument) => ParsedDocument = (reading) => reading) {
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

  usesOf(declaration: Declaration): readonly IdUse[] {
    return this.usesNaming(declaration.id).filter((use) => this.meansThis(use, declaration));
  }

  usesNaming(id: string): readonly IdUse[] {
    return this.grouped('uses', this.uses, (use) => [use.id]).get(id) ?? [];
  }

  usesIn(file: string): readonly IdUse[] {
    return this.grouped('usesIn', this.uses, (use) => [use.file]).get(file) ?? [];
  }

  declarationsIn(file: string): readonly Declaration[] {
    return this.declarationLists.find(([path]) => path === file)?.[1] ?? [];
  }

  at(file: string, path: JsonPath): Declaration | IdUse | undefined {
    const here = (one: Declaration | IdUse) => isSameList(one.path, path);
    return this.declarationsIn(file).find(here) ?? this.usesIn(file).find((one) => one.sort !== 'text' && here(one));
  }

  readingOf(file: string): ParsedDocument | undefined {
    return this.first('byFile', () => new Map(this.readings.map((one) => [one.file, one.reading]))).get(file);
  }

  /** Resolves a use: by its package if it has one, else by what is in play. */
  private meansThis(use: IdUse, declaration: Declaration): boolean {
    if (!meets(use.kinds, declaration.kinds)) return false;
    if (use.package !== null) return use.package === declaration.package;
    if (use.sort === 'requires') return true;
    const meant = this.declared(use.kinds, use.id);
    return meant === declaration || (meant !== undefined && isTwin(meant, declaration));
  }

  private get uses(): readonly IdUse[] {
    return this.first('all uses', () => {
      const sources = new Map<string, ParsedDocument[]>();
      for (const { reading } of this.readings)
        sources.set(reading.file.path, [...(sources.get(reading.file.path) ?? []), reading]);
      return this.readings.flatMap(({ reading, package: project, file }) =>
        [...usesInDocument(reading, sources), ...referredBy(reading, (id) => this.named(id))].map((use: UseInFile) => ({
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

type Joining = ReturnType<typeof memoizedConcat<Declaration>>;
const joinings = new Map<string | null, Joining>();

function together(kind: string | null): Joining {
  const known = joinings.get(kind) ?? memoizedConcat<Declaration>();
  joinings.set(kind, known);
  return known;
}

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

/** Playtests of a required project refer to that project, whatever overrides it here. */
function ownOf(use: UseInFile, project: string | null): string | null {
  return use.sort === 'playtest' ? project : null;
}

function isTwin(one: Declaration, other: Declaration): boolean {
  return one.id === other.id && one.package === other.package && one.kinds[0] === other.kinds[0];
}

function meets(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}
