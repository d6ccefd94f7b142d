import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents, SystemWords, Text } from '#engine/kernel/system.ts';

/** An entry of a project, and the file in which it stands. */
export interface Entry {
  readonly file: string;
  readonly entry: JsonObject;
}

/** What a project declares by that id: in one of these lists, or without them in any list or as a document of its own. */
export function entryNamed(documents: Documents, id: string, among?: readonly string[]): Entry | undefined {
  for (const [file, document] of Object.entries(documents)) {
    if (file.startsWith('l10n/') || !isObject(document)) continue;
    const lists = among === undefined ? Object.values(document) : among.map((name) => document[name]);
    const entries = [...(among === undefined ? [document] : []), ...lists.flatMap(entriesIn)];
    const entry = entries.find((one) => one['id'] === id);
    if (entry !== undefined) return { file, entry };
  }
  return undefined;
}
const entriesIn = (list: Json | undefined): readonly JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** A text of a file in another language, by its key; undefined when nobody has translated it. */
export function translated(documents: Documents, locale: string, file: string, key: string): string | undefined {
  const document = documents[`l10n/${locale}/${file}`];
  const units = isObject(document) ? document['units'] : undefined;
  const unit = isObject(units) ? units[key] : undefined;
  return isObject(unit) && typeof unit['t'] === 'string' ? unit['t'] : undefined;
}

/**
 * What names are called: those that are always there, as those of seats, and those that entries of the project have; a
 * copy by its number, but for the first. The name itself when nothing is called so.
 */
export const labelOf =
  (always: { readonly [name: string]: Text }): SystemWords['label'] =>
  (documents, locale, name) => {
    const known = Object.hasOwn(always, name) ? always[name] : undefined;
    if (known !== undefined) return locale === 'ja' ? known.ja : known.en;
    const [id, copy] = name.split('#') as [string, string?];
    const found = entryNamed(documents, id);
    if (found === undefined) return name;
    const said = translated(documents, locale, found.file, `${id}/name`) ?? String(found.entry['name'] ?? id);
    return copy === undefined || copy === '1' ? said : `${said} ${copy}`;
  };
