import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import type { UseSort } from '#authoring/project/index/document-uses.ts';
import { type IdUse, indexOf, type ProjectIndex } from '#authoring/project/index/project-index.ts';
import { sightingOf } from '#authoring/project/index/source-locations.ts';
import { targetLocales } from '#authoring/project/localization/translation-files.ts';
import { type UnitState, unitLines } from '#authoring/project/localization/unit-lines.ts';
import { pathInside } from '#authoring/text/files/package-path.ts';
import type { Position } from '#authoring/text/problems/problem.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { isObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { nameOf } from '../hover/hover.ts';

export interface AskedInspection {
  readonly file: string;
  readonly id: string;
  readonly locale: Locale;
}

/** What a project says about one of its entries. */
export interface Inspected {
  readonly name: string;
  /** Entries that refer to it, each once. */
  readonly users: readonly EntryUser[];
  readonly playtests: readonly PlaytestUser[];
  readonly translations: readonly EntryTranslation[];
}

interface Place {
  readonly file: string;
  readonly at: Position;
}
export interface EntryUser extends Place {
  /** Null: outside of the entries of its file. */
  readonly id: string | null;
  readonly name: string;
  readonly sort: UseSort;
}
export interface PlaytestUser extends Place {
  /** In its file. */
  readonly index: number;
  readonly name: string;
}
export interface EntryTranslation {
  readonly locale: string;
  readonly path: string;
  readonly texts: number;
  readonly states: { readonly [State in UnitState]?: number };
  /** The first text with something to do, else the first one. */
  readonly key: string;
}

/** Null: no such entry is declared. */
export function inspectedEntry(project: Diagnosis, { file, id, locale }: AskedInspection): Inspected | null {
  const index = indexOf(project);
  const all = index.declarationsIn(file).filter((one) => one.id === id && isOfEntry(one));
  const [declared] = all;
  if (declared === undefined) return null;
  const uses = all.flatMap((one) => index.usesOf(one));
  return {
    name: nameOf(declared, locale),
    users: usersIn(
      uses.filter(({ sort }) => sort !== 'unit' && sort !== 'playtest'),
      index,
      locale,
    ).filter((user) => user.file !== file || user.id !== id),
    playtests: playtestsIn(
      uses.filter(({ sort }) => sort === 'playtest'),
      index,
    ),
    translations: targetLocales(project).flatMap((one) => translationInto(one, project, index, file, id) ?? []),
  };
}

/** An item of a list of its document, not a part of one. */
const isOfEntry = ({ path }: Pick<Declaration, 'path'>): boolean => path.length === 3 && path[2] === 'id';

function usersIn(uses: readonly IdUse[], index: ProjectIndex, locale: Locale): readonly EntryUser[] {
  const found = new Map<string, EntryUser>();
  for (const use of uses) {
    const { file, path, sort } = use;
    const holder = index
      .declarationsIn(file)
      .find((one) => isOfEntry(one) && one.path[0] === path[0] && one.path[1] === path[1]);
    const key = `${file} ${holder?.id ?? ''}`;
    if (found.has(key)) continue;
    const document = holder ?? index.declarationsIn(file).find((one) => one.path.length === 1);
    const name = document === undefined ? file : nameOf(document, locale);
    found.set(key, { file, at: sightingOf(index, use).range.start, id: holder?.id ?? null, name, sort });
  }
  return [...found.values()];
}

function playtestsIn(uses: readonly IdUse[], index: ProjectIndex): readonly PlaytestUser[] {
  const found = new Map<string, PlaytestUser>();
  for (const { file, path } of uses) {
    const reading = index.readingOf(file);
    const [list, at] = path;
    const key = `${file} ${at}`;
    if (list !== 'tests' || typeof at !== 'number' || reading === undefined || found.has(key)) continue;
    const name = partAt(reading.value, ['tests', at, 'name']);
    found.set(key, {
      file,
      at: reading.place(['tests', at]).start,
      index: at,
      name: typeof name === 'string' ? name : `${at + 1}`,
    });
  }
  return [...found.values()];
}

/** Null: it has no texts. */
function translationInto(
  locale: string,
  { required }: Diagnosis,
  index: ProjectIndex,
  file: string,
  id: string,
): EntryTranslation | null {
  const path = `l10n/${locale}/${pathInside(file)}`;
  const sources = (index.readingOf(file)?.facts.units ?? []).filter(({ key }) => key.startsWith(`${id}/`));
  const keys = sources.map(({ key }) => key);
  const below = required.flatMap(({ readings }) => readings.filter((one) => one.file.path === path));
  const lines = unitLines(
    sources,
    unitsOf(index.readingOf(path), keys),
    below.map((one) => unitsOf(one, keys)),
  );
  const [first] = lines;
  if (first === undefined) return null;
  const states: { [State in UnitState]?: number } = {};
  for (const { state } of lines) states[state] = (states[state] ?? 0) + 1;
  const { key } = lines.find(({ state }) => state === 'missing' || state === 'stale') ?? first;
  return { locale, path, texts: lines.length, states, key };
}

function unitsOf(reading: ParsedDocument | undefined, keys: readonly string[]) {
  const units = isObject(reading?.value) ? reading.value['units'] : undefined;
  if (!isObject(units)) return {};
  return Object.fromEntries(
    keys.flatMap((key) => {
      const unit = units[key];
      return isObject(unit) ? [[key, unit]] : [];
    }),
  );
}
