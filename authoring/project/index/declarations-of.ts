import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { DeclaredId } from '#authoring/text/schema/facts.ts';
import { isSameList } from '#engine/kernel/basics/is-same-list.ts';
import { isObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Declaration } from './declaration.ts';
import { namesOf, type Translations } from './entry-names.ts';

interface Known<Made> {
  readonly file: string;
  readonly translations: readonly unknown[];
  readonly entry: unknown;
  readonly made: Made;
}
const ids = new WeakMap<DeclaredId, Known<Declaration>>();
const lists = new WeakMap<ParsedDocument, Known<readonly Declaration[]>>();
/** By the list of ids, which stays the same while only texts are edited. */
const lastLists = new WeakMap<ParsedDocument['facts']['ids'], readonly Declaration[]>();

export function declarationsOf(
  reading: ParsedDocument,
  project: string | null,
  file: string,
  named: Translations,
): readonly Declaration[] {
  const translations = [named.source, ...named.textsOf(reading.file.path)];
  const fits = <Made>(known: Known<Made> | undefined, entry: unknown): known is Known<Made> =>
    known?.file === file && known.entry === entry && isSameList(known.translations, translations);

  const declarationOf = (id: DeclaredId): Declaration => {
    const entry = partAt(reading.value, id.path.slice(0, -1));
    const before = ids.get(id);
    if (fits(before, entry) && isObject(entry)) return before.made;
    const { kinds, path, copies, overrides = null } = id;
    const now = { kinds, id: id.id, package: project, file, path, copies, overrides, ...namesOf(reading, id, named) };
    const made = before !== undefined && isSaidAlike(before.made, now) ? before.made : now;
    ids.set(id, { file, translations, entry, made });
    return made;
  };

  const before = lists.get(reading);
  if (fits(before, reading.value)) return before.made;
  const now = reading.facts.ids.map(declarationOf);
  const last = lastLists.get(reading.facts.ids);
  const made = last !== undefined && isSameList(last, now) ? last : now;
  lastLists.set(reading.facts.ids, made);
  lists.set(reading, { file, translations, entry: reading.value, made });
  return made;
}

const isSaidAlike = (one: Declaration, other: Declaration): boolean => JSON.stringify(one) === JSON.stringify(other);
