import { changes } from '#engine/kernel/change.ts';
import type { ChangeRecord } from '#engine/kernel/next.ts';
import type { Place, Table, Thing } from '#engine/kernel/table.ts';
import { counter } from '../table/counters.ts';
import type { Tokyo } from '../table/tokyo.ts';

/** `kind(name, rule, {prepare, holds, apply})`: something that can happen in this game. */
export const kind = changes<Tokyo>();

/** A thing a record names; -1 when it does not. */
export const thingIn = (record: ChangeRecord, field: string): Thing => {
  const value = record[field];
  return typeof value === 'number' ? value : -1;
};
export const placeIn = (record: ChangeRecord, field: string): Place => {
  const value = record[field];
  return typeof value === 'number' ? value : -1;
};
export const amountIn = (record: ChangeRecord): number => record.amount ?? 0;

/** A locked card does not leave the equipment, whatever text would take it away (TSS-EQUIP-09). */
export function staysIfLocked(game: Tokyo, record: ChangeRecord): ChangeRecord {
  if (!game.isLocked(thingIn(record, 'card'))) return record;
  return { ...record, status: 'prevented', rule: 'TSS-EQUIP-09' };
}

/** Tokens on a card that leaves its spot return to the supply (TSS-EQUIP-11). */
export function clearTokens(table: Table, card: Thing): void {
  table.set(card, counter.damage, 0);
  table.set(card, counter.exhaust, 0);
  table.set(card, counter.progress, 0);
  table.set(card, counter.lowered, 0);
  table.set(card, counter.exploring, 0);
}
