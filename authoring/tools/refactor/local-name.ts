import type { Declaration } from '#authoring/project/index/declaration.ts';
import type { ProjectIndex } from '#authoring/project/index/project-index.ts';
import { declarationAt } from '#authoring/project/index/source-locations.ts';
import { unitsOf } from '#authoring/project/localization/compared-units.ts';
import { questionsIn } from '#authoring/project/localization/questions.ts';
import { applyEdits, type TextEdit } from '#authoring/text/edits/text-edit.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { type ParsedDocument, parsedDocumentOf } from '#authoring/text/reading/reading.ts';
import { viewsAt, viewsInside } from '#authoring/text/schema/views.ts';
import { isObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { LineStarts } from '../rename/line-starts.ts';
import { valueEdit, writtenPlaces } from '../rename/rename-plan.ts';
import type { RefactoringPlan } from './refactoring-plan.ts';
import { refused } from './refused.ts';

/** The name of an ability within its entry: translations and playtests say it too. */
export interface LocalName {
  readonly reading: ParsedDocument;
  readonly name: string;
  readonly path: JsonPath;
  readonly pattern: string | undefined;
  readonly holder: Declaration;
}

export function localNameAt(index: ProjectIndex, file: string, path: JsonPath): LocalName | null {
  const reading = index.readingOf(file);
  if (reading === undefined || !reading.legible || path.at(-1) !== 'id' || reading.format.apart === true) return null;
  const { schema, definitions } = reading.format;
  const local = localIdIn(reading, path);
  const hasEffects = viewsInside(viewsAt(schema, reading.value, path.slice(0, -1), definitions), 'do').length > 0;
  const name = partAt(reading.value, path);
  const holder = declarationAt(index, file, path, true);
  if (local === undefined || !hasEffects || typeof name !== 'string' || holder === undefined) return null;
  const { pattern } = local;
  return { reading, name, path, pattern: typeof pattern === 'string' ? pattern : undefined, holder };
}

/** Whether an id within an entry is not renamed, such as the number of a resolution. It is not the id of that entry. */
export function isFixedWithin(index: ProjectIndex, file: string, path: JsonPath): boolean {
  const reading = index.readingOf(file);
  return reading?.legible === true && localIdIn(reading, path) !== undefined && localNameAt(index, file, path) === null;
}

function localIdIn({ format, value }: ParsedDocument, path: JsonPath): Schema | undefined {
  const views = path.at(-1) === 'id' ? viewsAt(format.schema, value, path, format.definitions) : [];
  return views.find((view) => view['x-local-id'] === true);
}

export function planLocalName(
  index: ProjectIndex,
  local: LocalName,
  to: string,
  readings: readonly ParsedDocument[],
): RefactoringPlan {
  const { reading, name, path, pattern } = local;
  const { path: file, text } = reading.file;
  if (isRequired(file)) return refused({ id: name }, 'required', { project: local.holder.package ?? '' });
  if (to.trim() === '') return refused({ id: name }, 'empty');
  if (to === name) return refused({ id: name }, 'same');
  if (pattern !== undefined && !new RegExp(pattern).test(to))
    return refused({ id: name }, 'form', { to, pattern, example: 'attack' });
  const siblings = partAt(reading.value, path.slice(0, -2));
  if (Array.isArray(siblings) && siblings.some((one) => isObject(one) && one['id'] === to))
    return refused({ id: name }, 'taken', { to, name: '', file });
  const edit = valueEdit(reading, new LineStarts(text), path, to);
  const moved = movedKeys(reading, applyEdits(text, [edit]));
  const others = readings.flatMap((other) => {
    const lines = new LineStarts(other.file.text);
    const edits = [...keyEdits(other, lines, file, moved), ...testEdits(index, other, lines, local, to)];
    return edits.length === 0 ? [] : [{ path: other.file.path, text: other.file.text, edits }];
  });
  return {
    kind: 'planned',
    renamed: [],
    twins: [],
    files: [],
    ...writtenPlaces([{ path: file, text, edits: [edit] }, ...others]),
  };
}

/** Keys of translations before and after: texts keep their places in the document. */
function movedKeys(reading: ParsedDocument, text: string): ReadonlyMap<string, string> {
  const after = parsedDocumentOf({ path: reading.file.path, text }, reading.format).facts.units;
  return new Map(
    reading.facts.units.flatMap(({ key }, i) => {
      const now = after[i]?.key;
      return now === undefined || now === key ? [] : [[key, now]];
    }),
  );
}

function keyEdits(
  reading: ParsedDocument,
  lines: LineStarts,
  file: string,
  moved: ReadonlyMap<string, string>,
): readonly TextEdit[] {
  if (reading.format.id !== 'units' || sourceOf(reading.file.path)?.source !== file) return [];
  const keys = [
    ...unitsOf(reading).map(([key]) => ['units', key] as const),
    ...Object.keys(questionsIn(reading.value)).map((key) => ['questions', key] as const),
  ];
  return keys.flatMap(([section, key]) => {
    const now = moved.get(key);
    if (now === undefined) return [];
    const { start, end } = reading.place([section], { key });
    const offset = lines.offset(start);
    return [{ offset, length: lines.offset(end) - offset, text: JSON.stringify(now) }];
  });
}

/** In a playtest the name is in a field next to that of its entry. */
function testEdits(
  index: ProjectIndex,
  reading: ParsedDocument,
  lines: LineStarts,
  { name, holder }: LocalName,
  to: string,
): readonly TextEdit[] {
  if (reading.format.apart !== true) return [];
  const beside = index
    .usesOf(holder)
    .filter((use) => use.file === reading.file.path && !use.isKey)
    .map(({ path }) => path.slice(0, -1));
  return beside.flatMap((around) => {
    const object = partAt(reading.value, around);
    if (!isObject(object)) return [];
    const { schema, definitions } = reading.format;
    return Object.entries(object).flatMap(([field, value]) => {
      if (value !== name) return [];
      const at = [...around, field];
      const isLocal = viewsAt(schema, reading.value, at, definitions).some((view) => view['x-local-id'] === true);
      return isLocal ? [valueEdit(reading, lines, at, to)] : [];
    });
  });
}
