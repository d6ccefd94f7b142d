import { readName } from '#authoring/text/files/package-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import { type DocumentFacts, factsOf } from '#authoring/text/schema/facts.ts';
import type { Format } from '#authoring/text/schema/format-registry.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { longMapsOf, withLongMaps } from '#engine/kernel/basics/long-maps.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { NamesBySort } from '#engine/kernel/contract/vocabulary.ts';

export interface UnknownName {
  readonly path: JsonPath;
  readonly name: string;
  readonly nearest?: string;
  /** It exists in the project, but the game of the test has only these. */
  readonly present?: readonly string[];
}

/** Number of copies by kind and name. */
type Bearing = ReadonlyMap<string, ReadonlyMap<string, number>>;
type Known = readonly Bearing[];

type Naming = { readonly sorts: readonly string[]; readonly name: string; readonly path: JsonPath };

export class NamesOfProject {
  private readonly system: RuleSystem;
  private readonly formats: readonly Format[];
  private readonly hollow: Documents;
  private readonly known: Known;

  /** `idsIn`: ids of a document, if known already. */
  constructor(
    system: RuleSystem,
    documents: Documents,
    formats: readonly Format[],
    idsIn?: (path: string) => readonly DocumentFacts['ids'][],
  ) {
    this.system = system;
    this.formats = formats.filter(({ apart }) => apart !== true);
    this.hollow = Object.fromEntries(
      Object.entries(documents).map(([path, document]) => [path, withoutEntries(document)]),
    );
    const always = Object.entries(system.vocabulary.names);
    // Documents say nothing about copies of what is always there
    const copiesOf = (sort: string) => (system.vocabulary.copied.includes(sort) ? Number.POSITIVE_INFINITY : 1);
    this.known = [
      new Map(always.map(([sort, names]) => [sort, new Map(names.map((name) => [name, copiesOf(sort)]))])),
      ...Object.entries(documents).flatMap(([path, document]) =>
        idsIn === undefined
          ? this.namesIn(path, document)
          : [...idsIn(path).map(declaredIn), otherIn(system, path, document)],
      ),
    ];
  }

  /** `inPlay`: names in the game of the test, if known. Throws `RefusalError` if its overlay cannot be applied. */
  unknownIn(
    own: Pick<DocumentFacts, 'named' | 'references'>,
    content: JsonObject | undefined,
    inPlay?: NamesBySort,
  ): UnknownName[] {
    const knowns = content === undefined ? [this.known] : [this.laidOver(content), this.known];
    const references = own.references.map(({ kinds, id, path }) => ({ sorts: kinds, name: readName(id).name, path }));
    return [...own.named, ...references].flatMap((naming) => this.look(naming, knowns, inPlay) ?? []);
  }

  private laidOver(content: JsonObject): Known {
    const laid = this.system.overlay?.(this.hollow, content) ?? {};
    return Object.entries(laid).flatMap(([path, document]) =>
      document === this.hollow[path] ? [] : this.namesIn(path, document),
    );
  }

  private namesIn(path: string, document: Json): Known {
    return namesIn(path, document, this.formats, this.system);
  }

  private look({ sorts, name, path }: Naming, knowns: readonly Known[], inPlay?: NamesBySort): UnknownName | null {
    const [id = '', copy] = name.split('#') as [string, string?];
    const { copied } = this.system.vocabulary;
    const found = sorts.filter((sort) => {
      const copies = Math.max(...knowns.map((known) => copiesIn(known, sort, id)));
      if (copy === undefined || copies === 0) return copies > 0;
      return copied.includes(sort) && Number(copy) >= 1 && Number(copy) <= copies;
    });
    if (found.length === 0) {
      // Hidden from a seat
      if (name === '?' && (path.includes('seen') || sorts.some((sort) => copied.includes(sort)))) return null;
      const near = this.nearest(id, sorts, knowns);
      return { path, name, ...(near === undefined ? {} : { nearest: near }) };
    }
    if (inPlay === undefined || path[0] === 'given') return null;
    const absent = found.every((sort) => inPlay[sort] !== undefined && !inPlay[sort].includes(name));
    return absent ? { path, name, present: found.flatMap((sort) => inPlay[sort] ?? []) } : null;
  }

  private nearest(id: string, sorts: readonly string[], knowns: readonly Known[]): string | undefined {
    const names = knowns.flatMap((known) =>
      sorts.flatMap((sort) => known.flatMap((bearing) => [...(bearing.get(sort)?.keys() ?? [])])),
    );
    return nearest(id, [...new Set(names)]);
  }
}

function copiesIn(known: Known, sort: string, id: string): number {
  return (
    known
      .findLast((bearing) => bearing.get(sort)?.has(id) === true)
      ?.get(sort)
      ?.get(id) ?? 0
  );
}

const declaredIn = memoizeByKey((ids: DocumentFacts['ids']): Bearing => {
  const found = new Map<string, Map<string, number>>();
  for (const { kinds, id, copies } of ids)
    for (const kind of kinds) found.set(kind, (found.get(kind) ?? new Map<string, number>()).set(id, copies));
  return found;
});

const othersIn = memoizeByKey(
  (_: RuleSystem) => new WeakMap<object, { readonly path: string; readonly its: Bearing }>(),
);

/** Names that the game defines besides ids. Cached per document. */
function otherIn(system: RuleSystem, path: string, document: Json): Bearing {
  if (typeof document !== 'object' || document === null) return others(system, path, document);
  const before = othersIn(system).get(document);
  if (before?.path === path) return before.its;
  const its = others(system, path, document);
  othersIn(system).set(document, { path, its });
  return its;
}

function others(system: RuleSystem, path: string, document: Json): Bearing {
  const named = Object.entries(system.vocabulary.named(path, document));
  return new Map(named.map(([sort, names]) => [sort, new Map(names.map((name) => [name, Number.POSITIVE_INFINITY]))]));
}

const known = new WeakMap<object, Known>();

function namesIn(path: string, document: Json, formats: readonly Format[], system: RuleSystem): Known {
  if (typeof document !== 'object' || document === null) return [];
  const before = known.get(document);
  if (before !== undefined) return before;
  const format = formats.find((one) => one.path.test(path));
  const ids = format === undefined ? [] : factsOf(format.schema, document, format.definitions).ids;
  const names = [declaredIn(ids), otherIn(system, path, document)];
  known.set(document, names);
  return names;
}

export function isBorne(
  documents: Documents,
  { formats, system }: { readonly formats: readonly Format[]; readonly system: RuleSystem },
  sorts: readonly string[],
  name: string,
): boolean {
  const declaring = formats.filter(({ apart }) => apart !== true);
  return Object.entries(documents).some(([path, document]) =>
    sorts.some((sort) => copiesIn(namesIn(path, document, declaring, system), sort, name) > 0),
  );
}

function withoutEntries(document: Json): Json {
  if (!isObject(document)) return document;
  const maps = longMapsOf(document);
  const fields = Object.keys(document).map((key) => {
    const value = maps.has(key) ? {} : document[key];
    return [key, Array.isArray(value) ? [] : value];
  });
  const hollow = Object.fromEntries(fields) as JsonObject;
  return maps.size === 0 ? hollow : withLongMaps(hollow, maps);
}

/** Facts of one test, with paths relative to it. */
export function factsOfTest(own: DocumentFacts, at: number): Pick<DocumentFacts, 'named' | 'references'> {
  const within = <T extends { readonly path: readonly (string | number)[] }>(list: readonly T[]): T[] =>
    list
      .filter(({ path: [key, index] }) => key === 'tests' && index === at)
      .map((one) => ({ ...one, path: one.path.slice(2) }));
  return { named: within(own.named), references: within(own.references) };
}
