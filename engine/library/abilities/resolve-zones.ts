import { goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';

// Resolves the texts of things in places in order, including things that arrive further on meanwhile.

export interface ResolveProgress {
  done: readonly Thing[];
  slot: number;
}
export const readingOn = (): ResolveProgress => ({ done: [], slot: 0 });

interface Reader {
  readonly step: string;
  readonly read: (piece: Thing) => Next;
}

export function resolveZone(
  { table }: { readonly table: ReadonlyTable },
  my: ResolveProgress,
  row: Place,
  { step, read }: Reader,
): Next {
  const piece = table.at(row).find((one) => !my.done.includes(one));
  if (piece === undefined) return undefined;
  my.done = [...my.done, piece];
  return [read(piece), goto(step)];
}

/** `at` returns null for none. `once`: skips a thing met again at a later place. */
export function resolveZones(
  my: ResolveProgress,
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
