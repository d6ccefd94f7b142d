import { readingField } from '#authoring/project/index/entry-names.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { entriesIn } from './kinds-of.ts';

export interface Row {
  /** Stable between edits as long as the id is. */
  readonly key: string;
  readonly file: string;
  readonly index: number;
  readonly id: string;
  readonly entry: JsonObject;
  readonly isReadOnly: boolean;
}

/** Unchanged entries keep their row, so that it need not be rendered again. */
const lastRows = new WeakMap<JsonObject, Row>();

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

export function readingOf({ entry }: Row): string | null {
  const reading = entry[readingField];
  return typeof reading === 'string' ? reading : null;
}
