import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { cellsStore } from '#renderer/desk/sheet/cells-store.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { rowsOfKind } from '#renderer/desk/sheet/sheet-rows.ts';
import { followSheets, sheetsStore } from '#renderer/desk/sheet/sheets-store.ts';
import { writeCells } from '#renderer/desk/sheet/write-cells.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { type OpenedDesk, openDesk } from '../../desk/open-desk.ts';

const items = 'cards/items.json';
let opened: OpenedDesk;
let kind: SheetKind;
beforeEach(async () => {
  opened = await openDesk();
  followSheets();
  await idle();
  const found = sheetsStore.getState().kinds?.find(({ files }) => files.includes(items));
  if (found === undefined) throw new Error('there is no sheet of items');
  kind = found;
});
afterEach(() => opened.close());

async function type(typed: string): Promise<void> {
  const [row] = rowsOfKind(projectStore.getState().files, kind);
  const column = kind.columns.find(({ key }) => key === 'cost');
  if (row === undefined || column === undefined)
    throw new Error(`there is no such cell: ${kind.columns.map(({ key }) => key)}`);
  await writeCells(kind, [{ row, column, typed }]);
  await idle();
}
const cell = () => rowsOfKind(projectStore.getState().files, kind)[0]?.entry['cost'];
const wrong = () => [...cellsStore.getState().wrong.values()].map(({ typed, fault }) => [typed, fault.code]);

it('an invalid cell value stays in its cell and is not written until it is edited', async () => {
  const before = cell();
  await type('many');
  expect([cell(), wrong()]).toEqual([before, [['many', expect.any(String)]]]);
  await type('7');
  expect([cell(), wrong()]).toEqual([7, []]);
});
