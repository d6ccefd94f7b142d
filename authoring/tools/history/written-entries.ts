import { readJson } from '#authoring/text/json/followed-json.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { nameFields } from '#engine/kernel/documents/referred-names.ts';

export interface WrittenEntry {
  /** Of a translation, the id of the entry. */
  readonly id: string;
  readonly name: string;
  readonly section: string;
  /** The item, or its translations. */
  readonly text: string;
  readonly offset: number;
}

/** In order; null if it is not JSON. Of duplicate ids the first. */
export function writtenEntries(text: string): ReadonlyMap<string, WrittenEntry> | null {
  const read = readJson(text);
  if (read === null) return null;
  const found = new Map<string, WrittenEntry>();
  for (const { key, starts, ends, entries } of read.sections)
    for (const [i, { name, value }] of entries.entries()) {
      const id = idOf(name, value);
      if (id === null) continue;
      const [start, end] = [starts.at(i) as number, ends.at(i) as number];
      const known = found.get(id);
      const written = text.slice(start, end);
      if (known === undefined) found.set(id, { id, name: nameOf(value), section: key, text: written, offset: start });
      else if (name !== null) found.set(id, { ...known, text: `${known.text}\n${written}` });
    }
  return found;
}

export function writtenUnit(text: string, key: string): string | null {
  for (const { starts, ends, entries } of readJson(text)?.sections ?? []) {
    const at = entries.findIndex(({ name }) => name === key);
    if (at !== -1) return text.slice(starts.at(at), ends.at(at));
  }
  return null;
}

function idOf(key: string | null, value: unknown): string | null {
  if (key !== null) return key.includes('/') ? key.slice(0, key.indexOf('/')) : null;
  const id = isObject(value as Json) ? (value as { readonly id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : null;
}

function nameOf(value: unknown): string {
  if (!isObject(value as Json)) return '';
  const fields = value as { readonly [field: string]: unknown };
  const field = nameFields.find((one) => typeof fields[one] === 'string');
  return field === undefined ? '' : String(fields[field]);
}
