import type { Json } from '../basics/json.ts';
import type { Machine } from '../machine/machine.ts';
import type { RuleId } from '../procedures/next.ts';
import type { SavedFrame } from '../procedures/stack.ts';
import type { Table, TableData } from '../table/table.ts';

/** Where a game stands: all that its future depends on, besides its content and set-up. */
export interface Standing {
  readonly table: TableData;
  readonly stack: string;
  readonly endedBy: RuleId | null;
}

/** The same as it is written down, at once: it holds the table's own lists. */
export interface WrittenStanding {
  readonly table: TableData;
  readonly stack: readonly SavedFrame[];
  readonly endedBy: RuleId | null;
}

export function writtenStanding(table: Table, { stack, endedBy }: Machine): WrittenStanding {
  return { table: table.ownData(), stack: stack.save(), endedBy };
}

/** Where a game stands, to be held against where another one stands, or this one later. */
export function standingOf(table: Table, { stack, endedBy }: Machine): Standing {
  return { table: table.data(), stack: JSON.stringify(stack.save()), endedBy };
}
export function standsAt(table: Table, machine: Machine, { table: data, stack, endedBy }: Standing): boolean {
  if (machine.endedBy !== endedBy || !table.is(data)) return false;
  return JSON.stringify(machine.stack.save()) === stack;
}

/** What stands for a game in its hash: table and running procedures. */
export function hashedStanding(table: Table, { stack }: Machine): { readonly [part: string]: Json } {
  return { table: table.ownData() as unknown as Json, stack: stack.save() as unknown as Json };
}
