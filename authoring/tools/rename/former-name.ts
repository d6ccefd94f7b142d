import type { Declaration } from '#authoring/project/index/declaration.ts';
import type { TextEdit } from '#authoring/text/edits/text-edit.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { viewsAt, viewsInside } from '#authoring/text/schema/views.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { LineStarts } from './line-starts.ts';

const field = 'formerly';

/** Updates `formerly`, by which shuffles recognize a renamed entry. */
export function formerNameEdit(
  reading: ParsedDocument,
  lines: LineStarts,
  { id, path }: Declaration,
  to: string,
): readonly TextEdit[] {
  const { schema, definitions } = reading.format;
  const entryPath = path.slice(0, -1);
  const views = viewsAt(schema, reading.value, entryPath, definitions);
  // Only if the format has the field
  if (!views.some((view) => Object.hasOwn((view['properties'] ?? {}) as object, field))) return [];
  if (viewsInside(views, field).length === 0) return [];
  const entry = entryPath.reduce<unknown>((value, step) => (value as { [key: string]: unknown })[step], reading.value);
  const former = isObject(entry) ? entry[field] : undefined;
  if (former !== undefined && former !== to) return [];
  const { text } = reading.file;
  const place = reading.place(path);
  const [start, end] = [lines.offset(place.start), lines.offset(place.end)];
  if (former === undefined)
    return [{ offset: end, length: 0, text: `,${gap(text, start)}"${field}": ${JSON.stringify(id)}` }];
  return [removal(text, reading, lines, [...entryPath, field])];
}

function gap(text: string, valueStart: number): string {
  const lineStart = Math.max(text.lastIndexOf('\n', valueStart), text.lastIndexOf('\r', valueStart)) + 1;
  const before = /^([ \t]*)"id"/.exec(text.slice(lineStart, valueStart));
  const end = text.slice(0, lineStart).match(/(\r\n|\r|\n)$/)?.[0] ?? '';
  return before === null || end === '' ? ' ' : end + before[1];
}

function removal(
  text: string,
  reading: ParsedDocument,
  lines: LineStarts,
  path: readonly (string | number)[],
): TextEdit {
  const value = reading.place(path);
  const key = reading.place(path.slice(0, -1), { key: field });
  let [start, end] = [lines.offset(key.start), lines.offset(value.end)];
  const before = /,\s*$/.exec(text.slice(0, start));
  if (before !== null) start = before.index;
  else end += /^\s*,?\s*/.exec(text.slice(end))?.[0].length ?? 0;
  return { offset: start, length: end - start, text: '' };
}
