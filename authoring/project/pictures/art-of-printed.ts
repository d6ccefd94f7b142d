import type { Reading } from '#authoring/text/reading/reading.ts';
import type { NamedArt } from '#authoring/text/schema/facts.ts';
import { isObject, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { PrintKind } from '../paper/print-kinds.ts';
import { pileOfArt } from './back-area.ts';

/** What is printed: entries, each with its face, and the piles that have backs. */
export interface PrintedThings {
  readonly entries: readonly { readonly path: string; readonly id: string }[];
  readonly piles: ReadonlySet<string>;
}

/** The same of entries; on a contact sheet there are no backs. */
export const printedThings = (
  as: PrintKind,
  entries: readonly { readonly path: string; readonly id: string; readonly pile: string }[],
): PrintedThings => ({ entries, piles: new Set(as === 'contact' ? [] : entries.map(({ pile }) => pile)) });

/** The documents of a project out of which is printed; null: the own. */
export interface PrintedFrom {
  readonly project: string | null;
  readonly readings: readonly Reading[];
}

/** What something that is printed says of its picture: as the facts of its document have it, and as it is written. */
export interface PrintedArt {
  readonly project: string | null;
  readonly reading: Reading;
  readonly named: NamedArt;
  readonly art: JsonObject;
}

/** What these say of their pictures, in the order of the projects. What stands in the place of another says it alone. */
export function artOfPrinted(from: readonly PrintedFrom[], { entries, piles }: PrintedThings): readonly PrintedArt[] {
  const asked = new Set(entries.map(({ path, id }) => `${path} ${id}`));
  const found = new Map<string, PrintedArt>();
  for (const { project, readings } of from) {
    for (const reading of readings) {
      for (const { id } of reading.facts.ids) found.delete(`${reading.file.path} ${id}`);
      for (const named of reading.facts.art) {
        const [entry, art] = [named.path.slice(0, -1), named.path].map((path) => partAt(reading.value as Json, path));
        if (!isObject(entry) || !isObject(art)) continue;
        const pile = pileOfArt(named);
        const key = pile === null ? `${reading.file.path} ${String(entry['id'])}` : `back ${pile}`;
        if (pile === null ? asked.has(key) : piles.has(pile)) found.set(key, { project, reading, named, art });
      }
    }
  }
  return [...found.values()];
}
