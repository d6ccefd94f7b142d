import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Names } from '#authoring/sheet/cell-text.ts';
import type { Column } from '#authoring/sheet/column.ts';
import type { SortBy } from '#authoring/sheet/order.ts';
import type { CellTyped } from '#authoring/sheet/paste.ts';
import type { Row } from '#authoring/sheet/rows.ts';
import { Icon } from '../look/icon.tsx';
import type { Locale } from '../words/locale-store.ts';
import { useSheetWords } from '../words/sheet-words.ts';
import { CellEditor, type Onward } from './cell-editor.tsx';
import { cellKey, letGo, useCells } from './cells-store.ts';
import { at, type CellPlace, inside, isIn, moved, rangeOf, type Selection } from './selection.ts';
import { RowOfSheet } from './sheet-row.tsx';
import type { SheetRows } from './sheet-rows.ts';
import { editedText } from './shown-cell.ts';

const ROW = 32;
const HEAD = 30;
const NUMBER = 40;

interface SheetGridProps {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly savedEntry: SheetRows['savedEntry'];
  readonly names: Names;
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

interface Editing {
  readonly place: CellPlace;
  readonly typed: string | null;
}

/** The sheet: one thing to tab to, in which arrows lead from cell to cell. */
export function SheetGrid(props: SheetGridProps) {
  const { label, rows, columns, savedEntry, names, locale, sort, filtered, onSelect, onSort, onMenu, onType } = props;
  const words = useSheetWords();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const extent = { rows: rows.length, columns: columns.length };
  const selection = inside(props.selection, extent);
  const range = rangeOf(selection, extent);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW,
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
    overscan: 6,
    useFlushSync: false,
  });
  const widths = useMemo(() => columns.map((column) => widthOf(column, locale)), [columns, locale]);
  const isNumbers = useMemo(() => columns.map(({ cell }) => cell.kind === 'number'), [columns]);
  const template = `${NUMBER}px ${widths
    .slice(0, -1)
    .map((width) => `${width}px`)
    .join(' ')} minmax(${widths.at(-1) ?? 0}px, 1fr)`;
  const { to } = selection;
  const wrong = useCells((state) => state.wrong);
  const items = virtual.getVirtualItems();
  // What goes out above comes in below: rows are drawn over, not made anew
  const slots = Math.max(items.length, 1);

  function reveal({ row, column }: CellPlace): void {
    virtual.scrollToIndex(row);
    const box = grid.current;
    if (box === null || column < 2) return;
    const pinned = NUMBER + (widths[0] ?? 0) + (widths[1] ?? 0);
    const left = NUMBER + widths.slice(0, column).reduce((sum, width) => sum + width, 0);
    const right = left + (widths[column] ?? 0);
    if (left - pinned < box.scrollLeft) box.scrollLeft = left - pinned;
    else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
  }
  function select(next: Selection): void {
    onSelect(next);
    if (next.whole === 'cells') reveal(next.to);
  }
  useGivenFocus(grid);

  function edit(typed: string | null): void {
    if (rows[selection.from.row] === undefined) return;
    flushSync(() => setEditing({ place: selection.from, typed }));
  }
  function take(typed: string, onward: Onward): void {
    const place = editing?.place;
    flushSync(() => setEditing(null));
    if (onward !== 'stay') grid.current?.focus();
    const [row, column] = [rows[place?.row ?? -1], columns[place?.column ?? -1]];
    if (row === undefined || column === undefined || place === undefined) return;
    onType([{ row, column, typed }]);
    const steps = { down: [1, 0], up: [-1, 0], right: [0, 1], left: [0, -1], stay: [0, 0] } as const;
    const [down, right] = steps[onward];
    select(inside(at({ row: place.row + down, column: place.column + right }), extent));
  }
  function leave(): void {
    flushSync(() => setEditing(null));
    grid.current?.focus();
    const [row, column] = [rows[selection.from.row], columns[selection.from.column]];
    if (row !== undefined && column !== undefined) letGo(row.key, column.key);
  }
  /** What stands in the first row of the range, or above a single row, stands in all of it. */
  function fillDown(): void {
    const isOne = range.top === range.bottom;
    const source = rows[isOne ? range.top - 1 : range.top];
    if (source === undefined) return;
    const targets = rows.slice(isOne ? range.top : range.top + 1, range.bottom + 1);
    const filled = columns.slice(range.left, range.right + 1);
    onType(
      targets.flatMap((row) =>
        filled
          .filter(({ isId }) => !isId)
          .map((column) => ({ row, column, typed: editedText(column, source.entry, names, locale) })),
      ),
    );
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

  function onKeyDown(event: KeyboardEvent): void {
    if (editing !== null || event.target !== grid.current) return;
    // The letters that an input method composes belong into the cell: the field is there before they are.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return edit('');
    const isMod = event.ctrlKey || event.metaKey;
    const next = event.altKey ? null : moved(selection, { key: event.key, isShift: event.shiftKey, isMod }, extent);
    const done = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (next !== null) {
      done();
      select(next);
    } else if (event.key === 'ArrowDown' && event.altKey) {
      done();
      openMenu();
    } else if (event.key === ' ' && isMod) {
      done();
      onSelect({ ...selection, whole: 'columns' });
    } else if (event.key === ' ' && event.shiftKey) {
      done();
      onSelect({ ...selection, whole: 'rows' });
    } else if (event.key === 'Enter' && !isMod && !event.altKey) {
      done();
      edit(null);
    } else if ((event.key === 'd' || event.key === 'D') && isMod) {
      done();
      fillDown();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      done();
      empty();
    } else if (event.key === 'Escape') {
      const [row, column] = [rows[selection.from.row], columns[selection.from.column]];
      if (row !== undefined && column !== undefined) letGo(row.key, column.key);
      onSelect(at(selection.from));
    } else if (event.key.length === 1 && !isMod && !event.altKey) {
      done();
      edit(event.key);
    }
  }
  function placeUnder(event: MouseEvent): CellPlace | null {
    const cell = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    const row = cell?.closest('[data-index]')?.getAttribute('data-index');
    return cell === null || row == null ? null : { row: Number(row), column: Number(cell.getAttribute('data-place')) };
  }
  function onMouseDown(event: MouseEvent): void {
    const place = placeUnder(event);
    if (place === null || event.button !== 0) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    grid.current?.focus();
    onSelect(event.shiftKey ? { ...selection, to: place, whole: 'cells' } : at(place));
    const from = event.shiftKey ? selection.from : place;
    const follow = (moving: globalThis.MouseEvent) => {
      const cell = document.elementFromPoint(moving.clientX, moving.clientY)?.closest('[data-place]');
      const row = cell?.closest('[data-index]')?.getAttribute('data-index');
      if (cell != null && row != null)
        onSelect({ from, to: { row: Number(row), column: Number(cell.getAttribute('data-place')) }, whole: 'cells' });
    };
    addEventListener('mousemove', follow);
    addEventListener('mouseup', () => removeEventListener('mousemove', follow), { once: true });
  }
  function onClipboard(event: ClipboardEvent, does: (data: DataTransfer) => void): void {
    if (event.target !== grid.current) return;
    event.preventDefault();
    does(event.clipboardData);
  }
  const shownCell = `${id}-${to.row}-${to.column}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has no rows that are not there
    <div
      ref={grid}
      role="grid"
      className="sheet-grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-activedescendant={rows.length === 0 ? undefined : shownCell}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onDoubleClick={(event) => placeUnder(event) !== null && edit(null)}
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
          ['--pin-1' as string]: `${NUMBER}px`,
          ['--pin-2' as string]: `${NUMBER + (widths[0] ?? 0)}px`,
        }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
        <div role="row" className="sheet-head" aria-rowindex={1}>
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
          <div role="columnheader" className="sheet-number" aria-label={words.rowNumber} />
          {columns.map((column, i) => {
            const direction = sort?.key === column.key ? sort.direction : null;
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              <div
                key={column.key}
                role="columnheader"
                aria-colindex={i + 2}
                aria-sort={direction === null ? 'none' : direction === 'up' ? 'ascending' : 'descending'}
                className="sheet-heading"
                data-head={i}
                data-kind={isNumbers[i] === true ? 'number' : undefined}
                data-pinned={i < 2 ? i : undefined}
                title={column.about[locale]}
              >
                <button
                  type="button"
                  tabIndex={-1}
                  onClick={() => onSort(turned(direction, column.key))}
                  onContextMenu={(event) => {
                    event.preventDefault();
                    onMenu(i, event.currentTarget.parentElement ?? event.currentTarget);
                  }}
                >
                  {column.title[locale]}
                  {direction !== null && <Icon name={direction} />}
                </button>
                <button
                  type="button"
                  tabIndex={-1}
                  className="sheet-heading-menu"
                  aria-label={`${words.column(column.title[locale])}${filtered.has(column.key) ? ` ${words.filtered}` : ''}`}
                  data-on={filtered.has(column.key) || undefined}
                  onClick={(event) => onMenu(i, event.currentTarget.parentElement ?? event.currentTarget)}
                >
                  <Icon name="filter" />
                </button>
              </div>
            );
          })}
        </div>
        {items.map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const isChosen = isIn(range, index, range.left);
          return (
            <div key={index % slots} className="sheet-slot" role="presentation" data-index={index}>
              <MemoRow
                {...{ id, row, index, top: start, columns, names, locale, isNumbers, wrong, words }}
                before={savedEntry(row)}
                left={isChosen ? range.left : -1}
                right={isChosen ? range.right : -1}
                isTop={index === range.top}
                isBottom={index === range.bottom}
                focused={index === selection.from.row ? selection.from.column : null}
              />
              {editing !== null && editing.place.row === index && (
                <EditorIn
                  {...{ editing, columns, row, names, locale, widths, top: start }}
                  onTake={take}
                  onLeave={leave}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const turned = (direction: SortBy['direction'] | null, key: string): SortBy | null =>
  direction === 'down' ? null : { key, direction: direction === null ? 'up' : 'down' };

interface MemoRowProps extends Omit<Parameters<typeof RowOfSheet>[0], 'chosen'> {
  readonly left: number;
  readonly right: number;
  readonly isTop: boolean;
  readonly isBottom: boolean;
}

/** A row outside of the range is the same whatever the range is. */
function MemoRow({ left, right, isTop, isBottom, ...row }: MemoRowProps) {
  const isIn = left >= 0;
  const chosen = useMemo(() => (isIn ? { left, right, isTop, isBottom } : null), [isIn, left, right, isTop, isBottom]);
  return <RowOfSheet {...row} chosen={chosen} />;
}

interface EditorInProps {
  readonly editing: Editing;
  readonly columns: readonly Column[];
  readonly row: Row;
  readonly names: Names;
  readonly locale: Locale;
  readonly widths: readonly number[];
  readonly top: number;
  readonly onTake: (typed: string, onward: Onward) => void;
  readonly onLeave: () => void;
}

function EditorIn({ editing, columns, row, names, locale, widths, top, onTake, onLeave }: EditorInProps) {
  const words = useSheetWords();
  const column = columns[editing.place.column];
  const wrong = useCells.getState().wrong.get(cellKey(row.key, column?.key ?? ''));
  if (column === undefined) return null;
  const left = NUMBER + widths.slice(0, editing.place.column).reduce((sum, width) => sum + width, 0);
  const width = Math.max(widths[editing.place.column] ?? 0, column.cell.kind === 'json' ? 360 : 120);
  return (
    <div className="sheet-editor" role="presentation" style={{ transform: `translate(${left}px, ${top}px)`, width }}>
      <CellEditor
        {...{ column, names, locale, onTake, onLeave }}
        label={words.edit(column.title[locale], row.id)}
        text={wrong?.typed ?? editedText(column, row.entry, names, locale)}
        typed={editing.typed}
      />
    </div>
  );
}

/** Whoever opens the view, or goes to it, is in the sheet. */
function useGivenFocus(grid: { readonly current: HTMLDivElement | null }): void {
  useLayoutEffect(() => {
    const view = grid.current?.closest<HTMLElement>('[data-view]') ?? null;
    if (view !== null && document.activeElement === view) grid.current?.focus();
  }, [grid]);
  useEffect(() => {
    const view = grid.current?.closest<HTMLElement>('[data-view]') ?? null;
    const pass = (event: FocusEvent) => event.target === view && grid.current?.focus();
    view?.addEventListener('focus', pass);
    return () => view?.removeEventListener('focus', pass);
  }, [grid]);
}

/** How wide a column is: by what stands in it, and no narrower than its heading. */
function widthOf({ cell, key, title, isId }: Column, locale: Locale): number {
  const heading = [...title[locale]].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0xff ? 12.5 : 7), 38);
  return Math.round(Math.max(heading, usualWidth(cell, key, isId)));
}

function usualWidth(cell: Column['cell'], key: string, isId: boolean): number {
  if (isId) return 72;
  if (key === 'name') return 156;
  switch (cell.kind) {
    case 'number':
      return 70;
    case 'word':
      return 88;
    case 'name':
      return 120;
    case 'list':
      return 128;
    case 'json':
      return 260;
    case 'text':
      return 172;
  }
}
