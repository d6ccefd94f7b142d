import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { TableSheet } from '../sheet/table-sheet.ts';
import { deskState } from '../state/desk-state.ts';

/** The desk's needs of a game's table, apart from drawing. */
export interface GameTable {
  /** Null: the game has none. */
  firstDocument(paths: readonly string[]): string | null;
  /** The default set-up; null if the game needs a choice first. */
  firstSetup(documents: Documents): JsonObject | null;
  readonly loadSheet: () => Promise<TableSheet | null>;
}

export type FindTable = (documents: Documents) => GameTable;

const plain: GameTable = { firstDocument: () => null, firstSetup: () => null, loadSheet: () => Promise.resolve(null) };
const tables = deskState((): { find: FindTable } => ({ find: () => plain }));

export function findTablesBy(find: FindTable): void {
  tables().find = find;
}

export const gameTable = (documents: Documents): GameTable => tables().find(documents);
