import { readingField } from '#authoring/project/index/entry-names.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { entriesIn } from './kinds-of.ts';

/** An entry in a sheet. */
export interface Row {
  /** The same from edit to edit, as long as the entry keeps its id. */
  readonly key: string;
  readonly file: string;
  /** Its place in its list. */
  readonly index: number;
  readonly id: string;
  readonly entry: JsonObject;
  /** It belongs to a project that is required: it is shown, and not written. */
  readonly isReadOnly: boolean;
}

/** An entry that was not edited and stands where it stood is the same row: who draws it has nothing to do. */
const lastRows = new WeakMap<JsonObject, Row>();

/** The rows of one document; what is no object has none. */
export function rowsOf(file: string, document: unknown, list: string): readonly Row[] {
  const seen = new Map<string, number>();
  const isReadOnly = isRequired(file);
  return entriesIn(document, list).flatMap((entry, index): readonly Row[] => {
    if (!isObject(entry)) return [];
    const id = typeof entry['id'] === 'string' ? entry['id'] : '';
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    const key = `${file} ${id} ${before}`;
    const last = lastRows.get(entry);
    if (last?.index === index && last.key === key) return [last];
    const row = { key, file, index, id, entry, isReadOnly };
    lastRows.set(entry, row);
    return [row];
  });
}

/** How an entry is read, where it says so. */
export function readingOf({ entry }: Row): string | null {
  const reading = entry[readingField];
  return typeof reading === 'string' ? reading : null;
}
