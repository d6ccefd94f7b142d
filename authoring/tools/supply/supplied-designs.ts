import type { Playable } from '#authoring/project/play/playable.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { WrittenDesigns } from '#engine/kernel/contract/design-supply.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';

/** A design of which a game can have other copies, or none. */
export interface SuppliedDesign {
  readonly id: string;
  readonly file: string;
  readonly at: number;
  readonly entry: JsonObject;
  readonly written: WrittenDesigns;
}

/** In document order; empty if the game does not say where its copies are written. */
export function suppliedDesigns({ system, documents }: Pick<Playable, 'system' | 'documents'>) {
  return (system.supply?.written ?? []).flatMap((written) =>
    filesOf(documents, written.path).flatMap((file) =>
      listIn(documents[file], written.list).flatMap((entry, at): readonly SuppliedDesign[] =>
        isObject(entry) && typeof entry['id'] === 'string' && written.takes?.(entry) !== false
          ? [{ id: entry['id'], file, at, entry, written }]
          : [],
      ),
    ),
  );
}

/** The project whose games have no copy of a design. Its entry stays, since other texts may name it. */
export function withoutDesign(playable: Playable, { id, file, at, entry, written }: SuppliedDesign): Playable {
  const { documents, system } = playable;
  const unnamed = notNaming(documents, system, id);
  const { unused } = written;
  const out = unused === undefined ? unnamed : withEntry(unnamed, { file, at, written }, { ...entry, ...unused });
  return { ...playable, documents: out };
}

/** The project in which each copy of a design is as another one in all but its id, its number and where it lies. */
export function playingLike(
  playable: Playable,
  { id, entry, ...place }: SuppliedDesign,
  other: SuppliedDesign,
): Playable {
  const { lies = [], counts = [] } = place.written;
  const fields = [...lies, ...counts];
  const kept = Object.entries(entry).filter(([key]) => fields.includes(key));
  const rest = Object.entries(other.entry).filter(([key]) => !fields.includes(key));
  const like = { ...Object.fromEntries([...rest, ...kept]), id };
  return { ...playable, documents: withEntry(playable.documents, place, like) };
}

/** Whether one could have the other one instead: both lie in the same place, and it costs no more. */
export function couldReplace(one: SuppliedDesign, other: SuppliedDesign): boolean {
  const { lies = [], price = () => null } = one.written;
  const [mine, its] = [price(one.entry), price(other.entry)];
  return (
    one.id !== other.id &&
    one.file === other.file &&
    one.written === other.written &&
    lies.every((field) => one.entry[field] === other.entry[field]) &&
    mine !== null &&
    its !== null &&
    its.length === mine.length &&
    its.every((number, at) => number <= (mine[at] as number))
  );
}

function notNaming(documents: Documents, { supply }: RuleSystem, id: string): Documents {
  let changed = documents;
  for (const { path, list, by } of supply?.named ?? [])
    for (const file of filesOf(documents, path)) {
      const items = listIn(changed[file], list);
      const left = items.filter((item) => (by === undefined ? item : isObject(item) && item[by]) !== id);
      if (left.length < items.length)
        changed = { ...changed, [file]: { ...(changed[file] as JsonObject), [list]: left } };
    }
  return changed;
}

function withEntry(
  documents: Documents,
  { file, at, written: { list } }: Pick<SuppliedDesign, 'file' | 'at' | 'written'>,
  entry: JsonObject,
): Documents {
  const entries = listIn(documents[file], list).with(at, entry);
  return { ...documents, [file]: { ...(documents[file] as JsonObject), [list]: entries } };
}

const filesOf = (documents: Documents, path: RegExp): readonly string[] =>
  Object.keys(documents).filter((file) => path.test(file));

function listIn(document: Json | undefined, list: string): readonly Json[] {
  const found = isObject(document) ? document[list] : undefined;
  return Array.isArray(found) ? found : [];
}
