import { readJson } from '#authoring/text/json/followed-json.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { nameFields } from '#engine/kernel/documents/referred-names.ts';

/** An entry of one version of a document, as it is written there. */
export interface WrittenEntry {
  /** The id; of a file of translations, that of the entry whose texts these are. */
  readonly id: string;
  /** What it is called in the language of the document; empty where it has no name of its own. */
  readonly name: string;
  /** The list it stands in, by its key at the top of the document. */
  readonly section: string;
  /** All that is written of it: the item, or its translated texts. */
  readonly text: string;
  /** Where it begins. */
  readonly offset: number;
}

/** The entries of a text by their ids, in their order; null when it is no JSON. Of two with one id the first counts. */
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

/** One translation of a text as it is written, by its key; null: there is none of that key. */
export function writtenUnit(text: string, key: string): string | null {
  for (const { starts, ends, entries } of readJson(text)?.sections ?? []) {
    const at = entries.findIndex(({ name }) => name === key);
    if (at !== -1) return text.slice(starts.at(at), ends.at(at));
  }
  return null;
}

/** Of an item of a list its id, of a unit of translations the id that its key begins with. */
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
