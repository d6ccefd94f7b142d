import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { ChoosableItem } from '#renderer/desk/altering/cheat-kinds.ts';
import { translated } from '#renderer/desk/project/translated.ts';
import type { Labels } from '#renderer/desk/table/table-names.ts';
import { listOf, textOfValue } from './read-values.ts';

export interface NamedEntry extends ChoosableItem {
  readonly written: JsonObject;
}

export function namedEntries(
  documents: Documents,
  locale: string,
  file: string,
  list: string,
  field = 'name',
): readonly NamedEntry[] {
  const document = documents[file];
  return (isObject(document) ? listOf(document[list]) : []).flatMap(
    (written) => namedEntry(documents, locale, file, written, field) ?? [],
  );
}

/** Null while it has no id. */
export function namedEntry(
  documents: Documents,
  locale: string,
  file: string,
  written: JsonObject,
  field = 'name',
): NamedEntry | null {
  const id = textOfValue(written['id']);
  if (id === '') return null;
  return {
    id,
    name: (translated(documents, locale, file, `${id}/${field}`) ?? textOfValue(written[field])) || id,
    written,
  };
}

export function labelsOf(things: readonly ChoosableItem[]): Labels {
  return Object.fromEntries(things.map(({ id, name }) => [id, name]));
}
