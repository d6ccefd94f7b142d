import { decodeImported } from '#authoring/text/files/foreign-encodings.ts';
import type { NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { PlannedEntries } from '#authoring/tools/sheet/new-entries.ts';
import type { MatchedTable } from '#authoring/tools/sheet/paste.ts';
import { type ReadCells, readCells } from '#authoring/tools/sheet/planned-cells.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { tellRead } from '#renderer/desk/sheet/cells-store.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { editedText } from '#renderer/desk/sheet/shown-cell.ts';
import { makeYield } from '#renderer/desk/sheet/yield-to-page.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { chooseFile, decodeAs, offerFile } from '../project/file-outside.ts';

/** In bytes. */
const LARGEST = 10_000_000;

export type ReadCsv =
  | {
      readonly kind: 'read';
      readonly matched: MatchedTable;
      readonly planned: ReadCells;
      readonly made: PlannedEntries | null;
      /** Null: UTF-8. */
      readonly encoding: string | null;
    }
  | { readonly kind: 'refused'; readonly why: 'csvNoId' | 'csvUnreadable' | 'csvLarge' };

type PlannedCsv = Extract<ReadCsv, { readonly kind: 'read' }>;

/** Matches a file with a sheet, yielding to the page in between. */
export async function readCsv(
  bytes: Uint8Array,
  kind: SheetKind,
  rows: readonly Row[],
  names: NamesById,
): Promise<ReadCsv> {
  const [{ fromCsv }, { matched }] = await Promise.all([
    import('#authoring/text/tables/table-text.ts'),
    import('#authoring/tools/sheet/paste.ts'),
  ]);
  const breathe = makeYield();
  const decoded = decodeImported(bytes, decodeAs);
  const table = decoded === null ? null : await fromCsv(decoded.text, { breathe, told: tellRead });
  if (table === null) return { kind: 'refused', why: 'csvUnreadable' };
  const found = await matched(table, rows, kind.columns, breathe);
  if (found === null) return { kind: 'refused', why: 'csvNoId' };
  return { ...(await whatChanges(found, kind, names)), encoding: decoded?.encoding ?? null };
}

const MOST_NEW = 2000;

export async function whatChanges(found: MatchedTable, kind: SheetKind, names: NamesById): Promise<PlannedCsv> {
  const planned = await readCells(found.cells, names, makeYield());
  const { fresh: rows } = found;
  const { format, list, files, columns, begins = null } = kind;
  const isAsked = rows.length > 0 && rows.length <= MOST_NEW;
  const made = isAsked
    ? await authoring().call('newEntries', { kind: { format, list, files, columns }, rows, begins })
    : null;
  return { kind: 'read', matched: found, planned, made, encoding: null };
}

/** Downloads the visible rows; browser or window ask where to. */
export async function saveAsCsv(
  name: string,
  rows: readonly Row[],
  columns: readonly SheetColumn[],
  names: NamesById,
  locale: Locale,
): Promise<void> {
  const { asCsv } = await import('#authoring/text/tables/table-text.ts');
  const head = columns.map(({ title }) => title[locale]);
  const table = [head, ...rows.map(({ entry }) => columns.map((column) => editedText(column, entry, names, locale)))];
  offerFile(`${name}.csv`, asCsv(table), 'text/csv');
}

/** Null: cancelled; bytes null: too large. */
export async function chooseCsv(): Promise<{ readonly bytes: Uint8Array | null } | null> {
  const file = await chooseFile('.csv,.tsv,.txt,text/csv');
  if (file === null) return null;
  return { bytes: file.size > LARGEST ? null : new Uint8Array(await file.arrayBuffer()) };
}
