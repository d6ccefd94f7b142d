import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Documents, SystemWords, Text } from '#engine/kernel/system.ts';

/** An entry of a project, and the file in which it stands. */
export interface Entry {
  readonly file: string;
  readonly entry: JsonObject;
}

/** What a project declares by that id: in one of these lists, or without them in any list or as a document of its own. */
export function entryNamed(documents: Documents, id: string, among?: readonly string[]): Entry | undefined {
  const known = entriesByLists(documents);
  const lists = among?.join(' ') ?? '';
  const entries = known.get(lists) ?? entriesAmong(documents, among);
  known.set(lists, entries);
  return entries.get(id);
}

const entriesByLists = memoizeByKey((_: Documents) => new Map<string, ReadonlyMap<Json, Entry>>());

/** Of two with one id the first. */
function entriesAmong(documents: Documents, among: readonly string[] | undefined): ReadonlyMap<Json, Entry> {
  const found = new Map<Json, Entry>();
  const add = (id: Json | undefined, file: string, entry: JsonObject): void => {
    if (id !== undefined && !found.has(id)) found.set(id, { file, entry });
  };
  for (const [file, document] of declaring(documents)) {
    if (among === undefined) add(document['id'], file, document);
    for (const [key, list] of Object.entries(document))
      if (among === undefined || among.includes(key))
        for (const entry of entriesIn(list)) add(entry['id'], file, entry);
  }
  return found;
}

/** The documents that are no translations. */
const declaring = memoizeByKey((documents: Documents) =>
  Object.entries(documents).filter(
    (one): one is [string, JsonObject] => !one[0].startsWith('l10n/') && isObject(one[1]),
  ),
);
const entriesIn = (list: Json | undefined): readonly JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** A text of a file in another language, by its key; undefined when nobody has translated it. */
export function translated(documents: Documents, locale: string, file: string, key: string): string | undefined {
  const document = documents[`l10n/${locale}/${file}`];
  const units = isObject(document) ? document['units'] : undefined;
  const unit = isObject(units) ? units[key] : undefined;
  return isObject(unit) && typeof unit['t'] === 'string' ? unit['t'] : undefined;
}

/** What an entry is called, or a part of it with a name of its own, as the skill of a role: by the path behind its id. */
export function nameOfEntry(documents: Documents, locale: string, { file, entry }: Entry, path = ''): string {
  const of = path.split('/').reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), entry);
  const [key, text] = isObject(of) ? [`${path}/name`, of['name']] : ['name', entry['name']];
  return translated(documents, locale, file, `${String(entry['id'])}/${key}`) ?? String(text ?? entry['id']);
}

/** What is printed of an effect of an entry, as a part of a sentence; where nothing is, which one it is. */
export function textOfEffect(
  documents: Documents,
  locale: string,
  { file, entry }: Entry,
  id: string,
): string | undefined {
  const effects = entriesIn(entry['effects']);
  const at = effects.findIndex((one) => one['id'] === id);
  if (at < 0) return undefined;
  const unit = translated(documents, locale, file, `${String(entry['id'])}/effects/${id}/text`);
  const text = unit ?? effects[at]?.['text'];
  if (typeof text === 'string') return text.replace(/[。.]$/, '');
  return locale === 'ja' ? `効果${at + 1}` : `effect ${at + 1}`;
}

/** What words of a project and of those it requires are called in print, by their ids: those that `words.json` lists. */
export const labelsOfWords = (documents: Documents): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(documents).flatMap(([file, document]) =>
      file.endsWith('words.json') && !file.includes('l10n/') && isObject(document)
        ? entriesIn(document['words']).map((one) => [String(one['id']), String(one['label'])] as const)
        : [],
    ),
  );

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
    const said = nameOfEntry(documents, locale, found);
    return copy === undefined || copy === '1' ? said : `${said} ${copy}`;
  };
