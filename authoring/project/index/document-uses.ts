import { type PackageName, readName } from '#authoring/text/files/package-path.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { DeclaredId } from '#authoring/text/schema/facts.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { partsOfName } from '#engine/kernel/naming/made-names.ts';
import { unitsOf } from '../localization/compared-units.ts';
import { questionsIn } from '../localization/questions.ts';
import { referringIn } from '../localization/texts-referring.ts';
import type { Declaration } from './declaration.ts';

export type UseSort = 'reference' | 'override' | 'requires' | 'unit' | 'playtest' | 'campaign' | 'text';

export interface UseInFile {
  /** Without package and copy number. */
  readonly id: string;
  readonly kinds: readonly string[];
  /** Null: no package is written. */
  readonly package: string | null;
  readonly path: JsonPath;
  /** The name is (the start of) the last key of the path. */
  readonly isKey: boolean;
  /** It is one of the names of which the written name is made. */
  readonly part?: number;
  readonly sort: UseSort;
}

export function plainId(written: string): PackageName {
  const { package: project, name } = readName(written);
  return { package: project, name: name.split('#', 1)[0] as string };
}

const remembered = new WeakMap<ParsedDocument, readonly UseInFile[]>();

/** Not cached for translations, which depend on the source documents. */
export function usesInDocument(
  reading: ParsedDocument,
  sources: ReadonlyMap<string, readonly ParsedDocument[]>,
): readonly UseInFile[] {
  if (reading.format.id === 'units') return unitKeys(reading, sources);
  const known = remembered.get(reading) ?? usesIn(reading);
  remembered.set(reading, known);
  return known;
}

function usesIn(reading: ParsedDocument): readonly UseInFile[] {
  const { format, own } = reading;
  const isTest = format.apart === true;
  const sort = isTest ? 'playtest' : format.id === 'campaign' ? 'campaign' : 'reference';
  const use = (written: string, kinds: readonly string[], path: JsonPath, isKey = false): UseInFile => {
    const { package: project, name } = plainId(written);
    return { id: name, kinds, package: project, path, isKey, sort };
  };
  return [
    ...own.references.map(({ id, kinds, path }) => use(id, kinds, path)),
    ...own.named.flatMap(({ name, sorts, path, isKey }) => {
      const whole = use(name, sorts, path, isKey);
      const parts = partsOfName(whole.id);
      if (parts.length === 1) return [whole];
      return [
        whole,
        ...parts.map((id, part) => ({
          ...whole,
          id,
          part,
          kinds: sorts.flatMap((sort) => format.made[sort]?.[part] ?? []),
        })),
      ];
    }),
    // Content in a test overrides the entry of the same id.
    ...(isTest ? own.ids.map(({ id, kinds, path }) => use(id, kinds.slice(0, 1), path)) : []),
    ...own.ids.flatMap(({ overrides, kinds, path }) =>
      overrides === undefined
        ? []
        : [{ ...use(overrides, kinds, [...path.slice(0, -1), 'overrides']), sort: 'override' as const }],
    ),
    ...(format.id === 'studio' ? requirements(reading.value) : []),
  ];
}

function requirements(studio: unknown): readonly UseInFile[] {
  const requires = isObject(studio) ? studio['requires'] : undefined;
  if (!Array.isArray(requires)) return [];
  return requires.flatMap((one: unknown, index) => {
    const id = isObject(one) ? one['id'] : undefined;
    if (typeof id !== 'string') return [];
    const path = ['requires', index, 'id'];
    return [{ id, kinds: ['project'], package: null, path, isKey: false, sort: 'requires' as const }];
  });
}

/** References in texts, once per text. `meant` resolves an id. */
export function referredBy(
  reading: ParsedDocument,
  meant: (id: string) => Pick<Declaration, 'kinds'> | undefined,
): readonly UseInFile[] {
  return referringIn(reading).flatMap(({ path, references }) =>
    [...new Set(references.map(({ id }) => id))].flatMap((id): readonly UseInFile[] => {
      const kinds = meant(id)?.kinds.slice(0, 1);
      return kinds === undefined ? [] : [{ id, kinds, package: null, path, isKey: false, sort: 'text' }];
    }),
  );
}

/** The key of a unit or a question begins with the id of an entry. */
function unitKeys(
  reading: ParsedDocument,
  sources: ReadonlyMap<string, readonly ParsedDocument[]>,
): readonly UseInFile[] {
  const from = sources.get(sourceOf(reading.file.path)?.source ?? '') ?? [];
  const owners = from.map(ownersIn);
  const naming = (section: 'units' | 'questions', key: string): readonly UseInFile[] => {
    const id = key.split('/', 1)[0] as string;
    const kinds = owners.findLast((one) => one.has(key))?.get(key) ?? kindsOf(from, id);
    return kinds === undefined ? [] : [{ id, kinds, package: null, path: [section, key], isKey: true, sort: 'unit' }];
  };
  return [
    ...unitsOf(reading).flatMap(([key]) => naming('units', key)),
    ...Object.keys(questionsIn(reading.value)).flatMap((key) => naming('questions', key)),
  ];
}

const ownersOf = new WeakMap<ParsedDocument, ReadonlyMap<string, readonly string[]>>();

/** For each text key, the kinds of the innermost entry around it. */
function ownersIn(reading: ParsedDocument): ReadonlyMap<string, readonly string[]> {
  const known = ownersOf.get(reading);
  if (known !== undefined) return known;
  const byId = new Map<string, DeclaredId[]>();
  for (const id of reading.facts.ids) byId.set(id.id, [...(byId.get(id.id) ?? []), id]);
  const owners = new Map<string, readonly string[]>();
  for (const { key, path } of reading.facts.units) {
    const around = (byId.get(key.split('/', 1)[0] as string) ?? []).filter((id) =>
      id.path.slice(0, -1).every((step, i) => path[i] === step),
    );
    const [owner] = around.sort((a, b) => b.path.length - a.path.length);
    if (owner !== undefined) owners.set(key, owner.kinds.slice(0, 1));
  }
  ownersOf.set(reading, owners);
  return owners;
}

function kindsOf(from: readonly ParsedDocument[], id: string): readonly string[] | undefined {
  for (const { facts } of from) {
    const found = facts.ids.find((one) => one.id === id);
    if (found !== undefined) return found.kinds.slice(0, 1);
  }
  return undefined;
}
