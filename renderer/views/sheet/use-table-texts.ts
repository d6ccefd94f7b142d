import { useState } from 'react';
import type { NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { PlannedEntries } from '#authoring/tools/sheet/new-entries.ts';
import {
  allFresh,
  type CellTyped,
  isHeaded,
  type MatchedTable,
  matched,
  placed,
} from '#authoring/tools/sheet/paste.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { cellsStore, nothingLeft, tellRead, type UnmatchedCells } from '#renderer/desk/sheet/cells-store.ts';
import { rangeOf, type Selection } from '#renderer/desk/sheet/selection.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { editedText } from '#renderer/desk/sheet/shown-cell.ts';
import { writeCells } from '#renderer/desk/sheet/write-cells.ts';
import { makeYield } from '#renderer/desk/sheet/yield-to-page.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';
import { chooseCsv, type ReadCsv, readCsv, whatChanges } from './csv-files.ts';

interface Sheet {
  readonly kind: SheetKind;
  readonly names: NamesById;
  readonly all: readonly Row[];
  readonly rows: readonly Row[];
  readonly columns: readonly SheetColumn[];
  readonly selection: Selection;
  readonly isFiltered: boolean;
  readonly isClosed: boolean;
  /** Called after writing. `left`: how many cells of the table had no place. */
  readonly onTyped: (left: number) => void;
}

const noStrangers: MatchedTable['strangers'] = { headings: [], ids: [], twice: [], short: [] };

/** Copies from a sheet, and pastes or imports tables into it. `csv`: the pending import. */
export function useTableTexts(sheet: Sheet) {
  const { kind, names, all, rows, columns, selection, isFiltered, isClosed, onTyped } = sheet;
  const locale = useLocale();
  const [csv, setCsv] = useState<ReadCsv | null>(null);
  const range = rangeOf(selection, { rows: rows.length, columns: columns.length });

  function show(read: ReadCsv): void {
    setCsv(read);
    cellsStore.setState({ read: null });
  }
  function type(cells: readonly CellTyped[], left: UnmatchedCells, made?: PlannedEntries | null): void {
    cellsStore.setState({ left, read: null });
    onTyped(left.cells.length);
    void writeCells(kind, cells, made);
  }
  async function paste(text: string, isNew = false): Promise<void> {
    const { fromTabbed } = await import('#authoring/text/tables/table-text.ts');
    const breathe = makeYield();
    const read = await fromTabbed(text, { breathe, told: tellRead });
    const table = read ?? text.split(/\r?\n/).map((line) => line.split('\t'));
    const headed = isHeaded(table, kind.columns) ? await matched(table, all, kind.columns, breathe, false) : null;
    if (headed !== null) return show(await whatChanges(headed, kind, names));
    if (!isClosed && (isNew || all.length === 0)) {
      const fresh = allFresh(table, columns, rows.length === 0 ? 0 : selection.from.column);
      return show(await whatChanges({ cells: [], left: [], fresh, strangers: noStrangers }, kind, names));
    }
    const place = { row: range.top, column: range.left };
    const size = { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 };
    const { cells, left, fresh } = await placed(table, { ...place, ...size }, rows, columns, breathe);
    if (fresh.length > 0 && !isClosed && !isFiltered) {
      const changes = await whatChanges({ cells, left, fresh, strangers: noStrangers }, kind, names);
      if (changes.kind === 'read' && (changes.made?.made.length ?? 0) > 0) return show(changes);
    }
    type(cells, { ...nothingLeft, cells: left });
  }
  async function importCsv(): Promise<void> {
    const chosen = await chooseCsv();
    if (chosen === null) return;
    if (chosen.bytes === null) return setCsv({ kind: 'refused', why: 'csvLarge' });
    show(await readCsv(chosen.bytes, kind, all, names));
  }
  function copied(): string {
    const lines = rows
      .slice(range.top, range.bottom + 1)
      .map(({ entry }) =>
        columns.slice(range.left, range.right + 1).map((column) => editedText(column, entry, names, locale)),
      );
    return lines.map((line) => line.map(inTabs).join('\t')).join('\n');
  }
  function take(cells: readonly CellTyped[], found: MatchedTable, made: PlannedEntries | null): void {
    setCsv(null);
    type(cells, leftOf(found, made), made);
  }
  return {
    ...{ csv, copied, importCsv, take },
    paste: (text: string) => void paste(text),
    pasteNew: (text: string) => void paste(text, true),
    close: () => setCsv(null),
  };
}

function leftOf({ left, strangers }: MatchedTable, made: PlannedEntries | null): UnmatchedCells {
  if (made === null) return { ...nothingLeft, ...strangers, cells: left };
  const ids = made.refused.filter(({ isLeftOut }) => isLeftOut).map(({ id }) => id);
  return { headings: strangers.headings, ids, cells: left.filter(({ why }) => why === 'no-column') };
}

/** A value as spreadsheets paste it: quoted if it contains a tab, a line break or a quotation mark. */
const inTabs = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
