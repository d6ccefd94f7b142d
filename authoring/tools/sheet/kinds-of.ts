import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { nameIn } from '#authoring/text/files/package-path.ts';
import { listsOf, titleOfList } from '#authoring/text/schema/entry-lists.ts';
import type { Format } from '#authoring/text/schema/format-registry.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { valueGroups } from '#engine/kernel/contract/value-groups.ts';
import type { CellWord, EntryKind, SheetColumn } from './column.ts';
import { columnsOf } from './columns-of.ts';

interface Listed {
  readonly format: Format;
  readonly files: readonly string[];
}

/** In the order of the formats, required projects included. */
export function entryKindsOf(project: Diagnosis): readonly EntryKind[] {
  return formatsOf(project).flatMap(({ format, files }) =>
    listsOf(format).map(({ list, entry }) => ({
      ...{ format: format.id, list, files },
      title: titleOfList(format, list),
      columns: columnsOf(entry, format.definitions, wordsOf(project)),
    })),
  );
}

function formatsOf({ project, required }: Diagnosis): readonly Listed[] {
  const found = new Map<Format, string[]>();
  const own = project.readings.map((reading) => ({ reading, file: reading.file.path }));
  const below = required.flatMap(({ id, readings }) =>
    readings.map((reading) => ({ reading, file: nameIn(id, reading.file.path) })),
  );
  for (const { reading, file } of [...own, ...below]) {
    const { format } = reading;
    if (format.house || format.apart === true) continue;
    found.set(format, [...(found.get(format) ?? []), file]);
  }
  return [...found].map(([format, files]) => ({ format, files }));
}

/** The first is the namespace in which ids are unique. */
export function idKindsOf(project: Diagnosis, { format, list }: Pick<EntryKind, 'format' | 'list'>): readonly string[] {
  const found = formatsOf(project).find((one) => one.format.id === format)?.format;
  return found === undefined ? [] : (listsOf(found).find((one) => one.list === list)?.kinds ?? []);
}

/** From a group of the game's words that has all of them; words that no game says are names of fields alone. */
function wordsOf({ system }: Diagnosis): (ids: readonly Json[]) => readonly CellWord[] {
  const groups = system === null ? [] : [...valueGroups(system.words), ...Object.values(system.words.groups)];
  return (ids) => {
    const known = groups.find((group) => ids.every((id) => typeof id === 'string' && Object.hasOwn(group, id)));
    return ids.map((id) => ({ id, label: known?.[String(id)] ?? saidOf(id) }));
  };
}

const truths: Readonly<Record<string, Text>> = { true: { ja: 'はい', en: 'yes' }, false: { ja: 'いいえ', en: 'no' } };
const saidOf = (id: Json): Text => truths[String(id)] ?? { ja: String(id), en: String(id) };

/** Own names override required ones. */
export function namesFor(project: Diagnosis, columns: readonly SheetColumn[]): readonly CellWord[] {
  const kinds = new Set(columns.flatMap(({ cell }) => kindsIn(cell)));
  const index = indexOf(project);
  const named = new Map<string, Text>();
  for (const kind of kinds)
    for (const { id, names } of index.ofKind(kind)) {
      const [any = id] = Object.values(names);
      named.set(id, { ja: names['ja'] ?? any, en: names['en'] ?? any });
    }
  return [...named].map(([id, label]) => ({ id, label }));
}

const kindsIn = (cell: SheetColumn['cell']): readonly string[] =>
  cell.kind === 'name' ? cell.kinds : cell.kind === 'list' ? kindsIn(cell.of) : [];

export function entriesIn(document: unknown, list: string): readonly Json[] {
  const part = isObject(document) ? document[list] : undefined;
  return Array.isArray(part) ? part : [];
}
