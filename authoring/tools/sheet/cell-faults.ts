import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { startOfFile } from '#authoring/text/json/positions.ts';
import { problemFromDraft } from '#authoring/text/problems/tell.ts';
import { entryReader } from '#authoring/text/reading/entry-reader.ts';
import type { ShapeFault } from '#authoring/text/reading/schema-problems.ts';
import { isObject, isSame, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { EntryKind } from './column.ts';

export interface EntryChange {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

export interface EntryFault {
  readonly path: readonly (string | number)[];
  readonly message: Text;
}

/** The first new fault of each change; null: none. */
export function faultsOfChanges(
  project: Diagnosis,
  { format, list }: Pick<EntryKind, 'format' | 'list'>,
  changes: readonly EntryChange[],
): readonly (EntryFault | null)[] {
  const all = [project.project, ...project.required].flatMap(({ readings }) => readings);
  const reading = all.find((one) => one.format.id === format);
  if (reading === undefined) return changes.map(() => null);
  const head = isObject(reading.value) ? withoutLists(reading.value) : {};
  const read = entryReader(reading.format, head, list);
  const shapeOf = (entry: Json): readonly ShapeFault[] => read({ name: null, value: entry }).shape;
  return changes.map(({ before, after }) => {
    const now = shapeOf(after);
    if (now.length === 0) return null;
    const known = shapeOf(before);
    const fresh = now.find((fault) => !known.some((one) => isSameFault(one, fault, before, after)));
    return fresh === undefined ? null : { path: fresh.path, message: problemFromDraft(fresh, '', startOfFile).message };
  });
}

const isSameFault = (one: ShapeFault, other: ShapeFault, before: Json, after: Json): boolean =>
  one.code === other.code &&
  JSON.stringify([one.path, one.mark]) === JSON.stringify([other.path, other.mark]) &&
  isSame(partAt(before, one.path), partAt(after, other.path));

const withoutLists = (document: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(document).map(([key, part]) => [key, Array.isArray(part) ? [] : part]));
