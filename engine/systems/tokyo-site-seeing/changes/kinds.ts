import { extended } from '#engine/kernel/basics/extended.ts';
import { changes } from '#engine/kernel/changes/change.ts';
import { type ChangeRecord, change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Table } from '#engine/kernel/table/table.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';

export const kind = changes<TokyoGame>();

/** -1 if absent. */
export const thingIn = (record: ChangeRecord, field: string): Thing => {
  const value = record[field];
  return typeof value === 'number' ? value : -1;
};
export const placeIn = (record: ChangeRecord, field: string): Place => {
  const value = record[field];
  return typeof value === 'number' ? value : -1;
};
export const amountIn = (record: ChangeRecord): number => record.amount ?? 0;

/** Locked cards stay equipped (TSS-EQUIP-09). */
export function staysIfLocked(game: TokyoGame, record: ChangeRecord): ChangeRecord {
  if (!game.isLocked(thingIn(record, 'card'))) return record;
  return extended(record, { status: 'prevented', rule: 'TSS-EQUIP-09' });
}

/** Where progress tokens travel, they stay behind when their card goes to a place without tokens (TSS-SCN-11). */
export function leaveBehind(game: TokyoGame, card: Thing): Next {
  const slot = game.table.placeOf(card);
  const amount = game.count(card, counter.progress);
  if (!game.progressTravels || amount === 0 || !game.isSlot(slot)) return undefined;
  const left = game.table.at(slot).filter((one) => one !== card);
  return change('leaveBehind', { source: card, on: left.at(-1) ?? game.slotThing(slot), amount });
}

/** Tokens of a leaving card return to the supply (TSS-EQUIP-11). */
export function clearTokens(table: Table, card: Thing, behind: Next = undefined): void {
  table.set(card, counter.damage, 0);
  table.set(card, counter.exhaust, 0);
  if (behind === undefined) table.set(card, counter.progress, 0);
  table.set(card, counter.lowered, 0);
  table.set(card, counter.exploring, 0);
}
