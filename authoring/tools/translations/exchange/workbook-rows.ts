import { type ReadExchange, refused } from './exchange-row.ts';
import { isExchangeTable, rowsOfTable } from './table-rows.ts';
import { type ReadSheet, readXlsx } from './xlsx-read.ts';
import { cellName } from './xlsx-write.ts';

/** The sheet with our table, wherever it stands; where several have it, the one with our name. */
export function rowsOfWorkbook(bytes: Uint8Array): ReadExchange {
  const read = readXlsx(bytes);
  if (read.kind === 'refused') return read;
  const tables = read.sheets.filter(({ table }) => isExchangeTable(table));
  const own = tables.find(({ name }) => name === 'l10n') ?? tables[0];
  const sheet = own ?? read.sheets.find(({ name }) => name === 'l10n') ?? read.sheets[0];
  if (sheet === undefined) return refused('notXlsx');
  const found = rowsOfSheet(sheet);
  if (found.kind === 'refused' || (sheet === read.sheets[0] && tables.length === 1)) return found;
  return { ...found, notices: [{ code: 'sheet', data: { sheet: sheet.name } }, ...(found.notices ?? [])] };
}

function rowsOfSheet({ table, strange }: ReadSheet): ReadExchange {
  return rowsOfTable(
    table,
    (row, column) => ({ kind: 'cell', cell: cellName(row, column) }),
    (row, column) => strange.get(`${row}:${column}`) ?? null,
  );
}
