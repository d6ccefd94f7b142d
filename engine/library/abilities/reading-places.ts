import { goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Place, Reading, Thing } from '#engine/kernel/table/table.ts';

// The texts of what lies in places are read one after the other. What comes up meanwhile is met if it lies ahead.

/** How far the reading has come: what was read, and at which of several places it is. */
export interface ReadingOn {
  done: readonly Thing[];
  slot: number;
}
export const readingOn = (): ReadingOn => ({ done: [], slot: 0 });

/** What reads one of them: its text is done, and the step comes again. */
interface Reader {
  readonly step: string;
  readonly read: (piece: Thing) => Next;
}

/** What lies in one place, the first first, each once. */
export function readRow(
  { table }: { readonly table: Reading },
  my: ReadingOn,
  row: Place,
  { step, read }: Reader,
): Next {
  const piece = table.at(row).find((one) => !my.done.includes(one));
  if (piece === undefined) return undefined;
  my.done = [...my.done, piece];
  return [read(piece), goto(step)];
}

/**
 * What is to be read at each of several places, in their order (`at`; null: nothing). `once`: though it lie at a further
 * place when that is come to.
 */
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
