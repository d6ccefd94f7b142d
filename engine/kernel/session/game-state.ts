import type { Json } from '../basics/json.ts';
import type { Machine } from '../machine/machine.ts';
import type { RuleId } from '../procedures/next.ts';
import type { SavedFrame } from '../procedures/stack.ts';
import type { Table } from '../table/table.ts';
import type { TableData } from '../table/table-data.ts';

/** Game state: all that its future depends on besides content and set-up. */
export interface GameState {
  readonly table: TableData;
  readonly stack: string;
  readonly endedBy: RuleId | null;
}

/** The same without copies: shares lists with the table. */
export interface SavedState {
  readonly table: TableData;
  readonly stack: readonly SavedFrame[];
  readonly endedBy: RuleId | null;
}

export function savedState(table: Table, { stack, endedBy }: Machine): SavedState {
  return { table: table.ownData(), stack: stack.save(), endedBy };
}

export function standingOf(table: Table, { stack, endedBy }: Machine): GameState {
  return { table: table.data(), stack: JSON.stringify(stack.save()), endedBy };
}
export function isStateOf(table: Table, machine: Machine, { table: data, stack, endedBy }: GameState): boolean {
  if (machine.endedBy !== endedBy || !table.is(data)) return false;
  return JSON.stringify(machine.stack.save()) === stack;
}

export function hashedState(table: Table, { stack }: Machine): { readonly [part: string]: Json } {
  return { table: table.ownData() as unknown as Json, stack: stack.save() as unknown as Json };
}
