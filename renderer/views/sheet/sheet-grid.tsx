import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { SortBy } from '#authoring/tools/sheet/order.ts';
import type { CellTyped } from '#authoring/tools/sheet/paste.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { cellsStore, discardRejected } from '#renderer/desk/sheet/cells-store.ts';
import { HEAD, NUMBER, ROW } from '#renderer/desk/sheet/column-widths.ts';
import { filledFrom } from '#renderer/desk/sheet/fill.ts';
import { at, type CellRange, inside, isIn, rangeOf, type Selection } from '#renderer/desk/sheet/selection.ts';
import type { SheetRows } from '#renderer/desk/sheet/sheet-rows.ts';
import { editedText } from '#renderer/desk/sheet/shown-cell.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useBatchedRows } from './batched-rows.ts';
import type { NextCell } from './cell-editor.tsx';
import { onCellDrag, placeOf } from './cell-pointer.ts';
import { type GridActs, onGridKey } from './grid-keys.ts';
import { useRowProblems } from './row-problems.ts';
import { EditorIn } from './sheet-editor.tsx';
import { SheetHeads } from './sheet-heads.tsx';
import { RowOfSheet } from './sheet-row.tsx';
import { useEditedCell, useRowInSight } from './use-edited-cell.ts';
import { useFocusOnOpen } from './use-focus-on-open.ts';
import { useGridFrame } from './use-grid-frame.ts';

interface SheetGridProps {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly SheetColumn[];
  readonly savedEntry: SheetRows['savedEntry'];
  readonly names: NamesById;
  readonly locale: Locale;
  readonly sort: SortBy | null;
  readonly filtered: ReadonlySet<string>;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onSort: (sort: SortBy | null) => void;
  readonly onMenu: (column: number, anchor: Element) => void;
  readonly onType: (cells: readonly CellTyped[]) => void;
  readonly onPaste: (text: string) => void;
  readonly onCopy: () => string;
}

const all = (): boolean => true;

/** A virtualized grid with a single tab stop; arrow keys move between cells. */
export function SheetGrid(props: SheetGridProps) {
  const { label, rows, columns, savedEntry, names, locale, sort, filtered, onSelect, onSort, onMenu, onType } = props;
  const words = useWords(sheetWords);
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const { editing, edited, editedAt, setEditing } = useEditedCell(grid, rows);
  const extent = { rows: rows.length, columns: columns.length };
  const selection = inside(props.selection, extent);
  const range = rangeOf(selection, extent);
  const { virtual, widths, template, reveal } = useGridFrame(grid, rows.length, columns, locale);
  const { to } = selection;
  const wrong = useStore(cellsStore, (state) => state.wrong);
  const problemsOf = useRowProblems(all);
  const asked = virtual.getVirtualItems().map(({ index }) => index);
  const drawn = useBatchedRows(asked, new Set([to.row, selection.from.row]));
  const isDrawn = new Set(drawn.map(([, index]) => index));

  function select(next: Selection): void {
    onSelect(next);
    if (next.whole === 'cells') reveal(next.to);
  }
  useFocusOnOpen(grid);
  useRowInSight(grid, rows, to.row, (row) => virtual.scrollToIndex(row));

  function edit(typed: string | null): void {
    const row = rows[selection.from.row];
    if (row === undefined) return;
    flushSync(() => setEditing({ key: row.key, column: selection.from.column, typed }));
  }
  function take(typed: string, onward: NextCell): void {
    const place = { row: editedAt, column: editing?.column ?? -1 };
    flushSync(() => setEditing(null));
    if (onward !== 'stay') grid.current?.focus();
    const [row, column] = [rows[place.row], columns[place.column]];
    if (row === undefined || column === undefined) return;
    onType([{ row, column, typed }]);
    const steps = { down: [1, 0], up: [-1, 0], right: [0, 1], left: [0, -1], stay: [0, 0] } as const;
    const [down, right] = steps[onward];
    select(inside(at({ row: place.row + down, column: place.column + right }), extent));
  }
  function leave(): void {
    flushSync(() => setEditing(null));
    grid.current?.focus();
    letGoHere();
  }
  /** Fills the range with its first row; for a single row, with the row above. */
  function fillDown(): void {
    const isOne = range.top === range.bottom;
    const top = isOne ? range.top - 1 : range.top;
    if (rows[top] !== undefined) fill({ ...range, top, bottom: top }, range.bottom);
  }
  /** Repeats the rows of a range up or down to a row. */
  function fill(source: CellRange, end: number): void {
    onType(filledFrom(source, end, rows, columns, (column, row) => editedText(column, row.entry, names, locale)));
  }
  function empty(): void {
    const emptied = columns.slice(range.left, range.right + 1).filter(({ isId }) => !isId);
    onType(
      rows.slice(range.top, range.bottom + 1).flatMap((row) => emptied.map((column) => ({ row, column, typed: '' }))),
    );
  }
  function openMenu(): void {
    const head = grid.current?.querySelector(`[data-head="${selection.from.column}"]`);
    if (head != null) onMenu(selection.from.column, head);
  }

  function letGoHere(): void {
    const [row, column] = [rows[selection.from.row], columns[selection.from.column]];
    if (row !== undefined && column !== undefined) discardRejected(row.key, column.key);
  }
  const acts: GridActs = {
    ...{ select, edit, openMenu, fillDown, empty },
    choose: onSelect,
    letGo: () => {
      letGoHere();
      onSelect(at(selection.from));
    },
  };
  function onKeyDown(event: KeyboardEvent): void {
    if (editing === null && event.target === grid.current) onGridKey(event, selection, extent, acts);
  }
  function onMouseDown(event: MouseEvent): void {
    const place = placeOf(event.target);
    if (place === null || event.button !== 0) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    grid.current?.focus();
    if (event.target instanceof Element && event.target.closest('.sheet-handle') !== null) return pullDown();
    onSelect(event.shiftKey ? { ...selection, to: place, whole: 'cells' } : at(place));
    const from = event.shiftKey ? selection.from : place;
    onCellDrag((to) => onSelect({ from, to, whole: 'cells' }));
  }
  function pullDown(): void {
    const source = range;
    let end = range.bottom;
    onCellDrag(
      ({ row }) => {
        end = row;
        const [top, bottom] = [Math.min(row, source.top), Math.max(row, source.bottom)];
        onSelect({
          from: { row: top, column: source.left },
          to: { row: bottom, column: source.right },
          whole: 'cells',
        });
      },
      () => fill(source, end),
    );
  }
  function onClipboard(event: ClipboardEvent, does: (data: DataTransfer) => void): void {
    if (event.target !== grid.current) return;
    event.preventDefault();
    does(event.clipboardData);
  }
  const shownCell = `${id}-${to.row}-${to.column}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are virtualized
    <div
      ref={grid}
      role="grid"
      className="sheet-grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-owns={[`${id}-heads`, ...asked.filter((index) => isDrawn.has(index)).map((index) => `${id}-${index}`)].join(
        ' ',
      )}
      aria-activedescendant={rows.length === 0 ? undefined : shownCell}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onDoubleClick={(event) => placeOf(event.target) !== null && edit(null)}
      onCopy={(event) => onClipboard(event, (data) => data.setData('text/plain', props.onCopy()))}
      onPaste={(event) => onClipboard(event, (data) => props.onPaste(data.getData('text/plain')))}
    >
      <div
        className="sheet-body"
        role="presentation"
        style={{
          height: virtual.getTotalSize(),
          minWidth: NUMBER + widths.reduce((sum, width) => sum + width, 0),
          ['--template' as string]: template,
        }}
      >
        <SheetHeads {...{ id: `${id}-heads`, columns, locale, sort, filtered, onSort, onMenu }} />
        {drawn.map(([place, index]) => {
          const row = rows[index];
          if (row === undefined) return null;
          const isChosen = isIn(range, index, range.left);
          const top = HEAD + index * ROW;
          return (
            <div key={place} className="sheet-slot" role="presentation" data-index={index}>
              <RowOfSheet
                {...{ id, row, index, top, columns, names, locale, wrong, words }}
                before={savedEntry(row)}
                problems={problemsOf(row)}
                left={isChosen ? range.left : -1}
                right={isChosen ? range.right : -1}
                isTop={index === range.top}
                isBottom={index === range.bottom}
                focused={index === selection.from.row ? selection.from.column : null}
              />
            </div>
          );
        })}
        {editing !== null && edited !== undefined && (
          <EditorIn
            {...{ editing, columns, names, locale, widths }}
            row={edited}
            top={HEAD + editedAt * ROW}
            onTake={take}
            onLeave={leave}
          />
        )}
      </div>
    </div>
  );
}
