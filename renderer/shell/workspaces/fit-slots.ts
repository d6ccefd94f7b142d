import type { SlotId } from '#renderer/desk/stage/workspace-ids.ts';
import { type SlotTree, slotsOf } from './shapes.ts';

/** Of the desk, in CSS pixels, so that zoom counts. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

const THREE_BELOW = 1208;
const TWO_BELOW = 1080;
const ONE_BELOW = 876;
const ROWS_FROM = 420;

/** How many columns fit; 1: a single slot fills the workspace. */
export function columnsFor({ width, height }: WindowSize): 1 | 2 | 3 | 4 {
  if (width < ONE_BELOW || height < ROWS_FROM) return 1;
  if (width < TWO_BELOW) return 2;
  return width < THREE_BELOW ? 3 : 4;
}

const isRow = (slot: SlotId): boolean => slot === 'foot' || slot === 'problems';

interface Wishes {
  /** Slots that are not hidden. */
  readonly wanted: readonly SlotId[];
  /** The latest used first. */
  readonly used: readonly SlotId[];
  /** Of the workspace, for those not used yet. */
  readonly order: readonly SlotId[];
  /** It takes the room of two columns. */
  readonly broad?: SlotId | null;
}

/** The slots for which the desk has room. What is below another slot needs no width. */
export function fitSlots(
  frame: SlotTree,
  { wanted, used, order, broad = null }: Wishes,
  desk: WindowSize,
): readonly SlotId[] {
  const count = columnsFor(desk);
  const sorted = [...new Set([...used, ...order, ...wanted])].filter((slot) => wanted.includes(slot));
  if (count === 1) return sorted.slice(0, 1);
  const columns = columnsOf(frame, wanted);
  const first = sorted.flatMap((slot) => columns.filter((column) => column.includes(slot)));
  let room: number = count;
  const stay = [...new Set(first)].flatMap((column) => {
    room -= broad !== null && column.includes(broad) ? 2 : 1;
    return room >= 0 ? column : [];
  });
  return wanted.filter((slot) => stay.includes(slot) || isRow(slot));
}

/** What needs a width of its own: a slot, with those below it. Rows go with any column. */
function columnsOf(frame: SlotTree, wanted: readonly SlotId[]): readonly (readonly SlotId[])[] {
  if (typeof frame === 'string') return wanted.includes(frame) && !isRow(frame) ? [[frame]] : [];
  if ('row' in frame) return frame.row.flatMap((one) => columnsOf(one, wanted));
  const [[top, ...others] = [], ...below] = frame.stack.flatMap((one) => {
    const columns = columnsOf(one, wanted);
    return columns.length === 0 ? [] : [columns];
  });
  return top === undefined ? [] : [[...top, ...below.flat(2)], ...others];
}

/** Without the slots that are not visible; rows go with their column. Null: nothing is left. */
export function visibleFrame(frame: SlotTree, visible: readonly SlotId[]): SlotTree | null {
  if (typeof frame === 'string') return visible.includes(frame) ? frame : null;
  const inside = ('row' in frame ? frame.row : frame.stack).flatMap((one) => visibleFrame(one, visible) ?? []);
  if (inside.length === 0 || (visible.length > 1 && inside.flatMap(slotsOf).every(isRow))) return null;
  // Its shape stays, so that no part is made anew when others go.
  return 'row' in frame ? { ...frame, row: inside } : { ...frame, stack: inside };
}
