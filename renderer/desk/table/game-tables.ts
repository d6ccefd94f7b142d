import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { TableSheet } from '../sheet/table-sheet.ts';
import { piece } from '../state/desk-state.ts';

/** What the desk needs of a game's table, apart from drawing it. */
export interface GameTable {
  /** The document to begin with, of these; null: the game has none. */
  firstDocument(paths: readonly string[]): string | null;
  /** The default set-up; null if the game needs a choice first. */
  firstSetup(documents: Documents): JsonObject | null;
  /** What the game says of its sheets. */
  readonly loadSheet: () => Promise<TableSheet | null>;
}

export type FindTable = (documents: Documents) => GameTable;

const plain: GameTable = { firstDocument: () => null, firstSetup: () => null, loadSheet: () => Promise.resolve(null) };
const tables = piece((): { find: FindTable } => ({ find: () => plain }));

/** From now on the table of a project's game is found so. */
export function findTablesBy(find: FindTable): void {
  tables().find = find;
}

/** The table of the project's game. */
export const gameTable = (documents: Documents): GameTable => tables().find(documents);
