import { isObject, type Json, partAt } from '#engine/kernel/basics/json.ts';
import type { Documents, SystemWords, Text } from '#engine/kernel/contract/system.ts';
import { type EntryInFile, entriesIn, findEntry, unitOf } from '#engine/kernel/documents/entry-named.ts';
import { nameFields, printedIn, sourceLocaleIn } from '#engine/kernel/documents/referred-names.ts';

function translated(documents: Documents, locale: string, file: string, key: string): string | undefined {
  return unitOf(documents, locale, file, key)?.['t'] as string | undefined;
}

/** Name of an entry, or of a named part of it, e.g. a role's skill. */
export function nameOfEntry(documents: Documents, locale: string, { file, entry }: EntryInFile, path = ''): string {
  const of = path.split('/').reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), entry);
  const field = nameFields.find((one) => typeof entry[one] === 'string') ?? 'name';
  const [key, text] = isObject(of) ? [`${path}/name`, of['name']] : [field, entry[field]];
  return translated(documents, locale, file, `${String(entry['id'])}/${key}`) ?? String(text ?? entry['id']);
}

/** A text of an entry with its names written out; that of the source if it is not translated, null if there is none. */
export function textOf(
  documents: Documents,
  locale: string,
  { file, entry }: EntryInFile,
  key: string,
  source: Json | undefined,
): string | null {
  const unit = translated(documents, locale, file, `${String(entry['id'])}/${key}`);
  const text = unit ?? source;
  if (typeof text !== 'string') return null;
  return printedIn(documents, unit === undefined ? sourceLocaleIn(documents) : locale, text);
}

/** Printed text of an effect in the list at a path of its entry, for use in a sentence; if none, its ordinal. */
export function textOfEffect(
  documents: Documents,
  locale: string,
  { file, entry }: EntryInFile,
  id: string,
  list = 'effects',
): string | undefined {
  const effects = entriesIn(partAt(entry, list.split('/')));
  const at = effects.findIndex((one) => one['id'] === id);
  if (at < 0) return undefined;
  const text = textOf(documents, locale, { file, entry }, `${list}/${id}/text`, effects[at]?.['text']);
  if (text !== null) return text.replace(/[。.]$/, '');
  return locale === 'ja' ? `効果${at + 1}` : `effect ${at + 1}`;
}

export const labelsOfWords = (documents: Documents): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(documents).flatMap((file) => {
      if (!file.endsWith('words.json') || file.includes('l10n/')) return [];
      const document = documents[file];
      return isObject(document)
        ? entriesIn(document['words']).map((one) => [String(one['id']), String(one['label'])] as const)
        : [];
    }),
  );

/** Label of a fixed name or an entry; copies after the first get their number. Falls back to the name. */
export const labelOf =
  (always: { readonly [name: string]: Text }): SystemWords['label'] =>
  (documents, locale, name) => {
    const known = Object.hasOwn(always, name) ? always[name] : undefined;
    if (known !== undefined) return locale === 'ja' ? known.ja : known.en;
    const [id, copy] = name.split('#') as [string, string?];
    const found = findEntry(documents, id);
    if (found === undefined) return name;
    const said = nameOfEntry(documents, locale, found);
    return copy === undefined || copy === '1' ? said : `${said} ${copy}`;
  };
