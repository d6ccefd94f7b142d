import { goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Place, ReadonlyTable, Thing } from '#engine/kernel/table/table.ts';

// Resolves the texts of things in places in order, including things that arrive further on meanwhile.

export interface ReadingOn {
  done: readonly Thing[];
  slot: number;
}
export const readingOn = (): ReadingOn => ({ done: [], slot: 0 });

interface Reader {
  readonly step: string;
  readonly read: (piece: Thing) => Next;
}

export function readRow(
  { table }: { readonly table: ReadonlyTable },
  my: ReadingOn,
  row: Place,
  { step, read }: Reader,
): Next {
  const piece = table.at(row).find((one) => !my.done.includes(one));
  if (piece === undefined) return undefined;
  my.done = [...my.done, piece];
  return [read(piece), goto(step)];
}

/** `at` returns null for none. `once`: skips a thing met again at a later place. */
export function readPlaces(
  my: ReadingOn,
  places: readonly Place[],
  { step, read, at, once }: Reader & { readonly at: (place: Place) => Thing | null; readonly once: boolean },
): Next {
  const place = places[my.slot];
  if (place === undefined) {
    my.slot = 0;
    return undefined;
  }
  my.slot++;
  const piece = at(place);
  if (piece === null || my.done.includes(piece)) return goto(step);
  if (once) my.done = [...my.done, piece];
  return [read(piece), goto(step)];
}
