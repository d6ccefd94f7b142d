import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { NamedArt } from '#authoring/text/schema/facts.ts';
import { isObject, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { PrintKind } from '../paper/print-kinds.ts';
import { pileOfArt } from './back-area.ts';

export interface PrintedThings {
  readonly entries: readonly { readonly path: string; readonly id: string }[];
  readonly piles: ReadonlySet<string>;
}

/** Contact sheets have no backs. */
export const printedThings = (
  as: PrintKind,
  entries: readonly { readonly path: string; readonly id: string; readonly pile: string }[],
): PrintedThings => ({ entries, piles: new Set(as === 'contact' ? [] : entries.map(({ pile }) => pile)) });

/** Null: the project itself. */
export interface PrintSource {
  readonly project: string | null;
  readonly readings: readonly ParsedDocument[];
}

export interface PrintedArt {
  readonly project: string | null;
  readonly reading: ParsedDocument;
  readonly named: NamedArt;
  readonly art: JsonObject;
}

export function artOfPrinted(from: readonly PrintSource[], { entries, piles }: PrintedThings): readonly PrintedArt[] {
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
