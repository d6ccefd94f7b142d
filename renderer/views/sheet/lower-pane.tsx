import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { CellTyped } from '#authoring/tools/sheet/paste.ts';
import type { CellRefused } from '#authoring/tools/sheet/planned-cells.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { cellKey, cellsStore, discardRejected, type UnmatchedCells } from '#renderer/desk/sheet/cells-store.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { isChanged, type SheetRows } from '#renderer/desk/sheet/sheet-rows.ts';
import { editedText, savedText } from '#renderer/desk/sheet/shown-cell.ts';
import { cellFaultSentence } from '#renderer/desk/words/cell-faults.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Tabs } from '#renderer/kit/controls/tabs.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { Count } from '#renderer/kit/layout/count.tsx';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';

export interface ChangedCell {
  readonly row: Row;
  readonly column: SheetColumn;
  readonly before: string;
  readonly now: string;
  readonly undoing: CellTyped;
}

interface Found {
  readonly of: readonly [before: object, columns: readonly SheetColumn[], names: NamesById, locale: Locale];
  readonly cells: readonly Pick<ChangedCell, 'column' | 'before' | 'now'>[];
}
/** By entry, since rows are created again at each edit of their list. */
const found = new WeakMap<JsonObject, Found>();

/** Cells that differ from the saved file; new entries do not count. */
export function changedCells(
  { rows, savedEntry }: SheetRows,
  columns: readonly SheetColumn[],
  names: NamesById,
  locale: Locale,
): readonly ChangedCell[] {
  return rows.flatMap((row) => {
    const before = savedEntry(row);
    if (before === undefined || !isChanged(row.entry, before)) return [];
    return otherIn(row.entry, before, columns, names, locale).map((one) => {
      const typed = editedText(one.column, before, names, locale);
      return { ...one, row, undoing: { row, column: one.column, typed } };
    });
  });
}

function otherIn(
  entry: JsonObject,
  before: JsonObject,
  columns: readonly SheetColumn[],
  names: NamesById,
  locale: Locale,
) {
  const of = [before, columns, names, locale] as const;
  const known = found.get(entry);
  if (known?.of.every((one, i) => one === of[i]) === true) return known.cells;
  const cells = columns.flatMap((column) => {
    const then = savedText(column, entry, before, names, locale);
    return then === null ? [] : [{ column, before: then, now: editedText(column, entry, names, locale) }];
  });
  found.set(entry, { of, cells });
  return cells;
}

interface LowerPaneProps {
  readonly kind: SheetKind;
  readonly changed: readonly ChangedCell[];
  readonly names: NamesById;
  readonly tab: LowerTab;
  readonly onTab: (tab: LowerTab) => void;
  readonly onGo: (row: Row, column: SheetColumn) => void;
  readonly onType: (cells: readonly CellTyped[]) => void;
}
export type LowerTab = 'changed' | 'wrong' | 'left';

export function LowerPane({ kind, changed, names, tab, onTab, onGo, onType }: LowerPaneProps) {
  const words = useWords(sheetWords);
  const { wrong, left, isWriting, read, written } = useStore(cellsStore);
  const refused = useMemo(() => [...wrong.values()].filter(({ row }) => kind.files.includes(row.file)), [wrong, kind]);
  const leftCount = left.cells.length + left.headings.length + left.ids.length;
  const counts = { changed: changed.length, wrong: refused.length, left: leftCount };
  const files = new Set(changed.map(({ row }) => row.file));
  const lists = {
    changed: () => (
      <Rows count={changed.length} cells={changed} nothing={words.changedNothing} label={words.tabs.changed}>
        {(i) => <ChangedLine cell={changed[i] as ChangedCell} onGo={onGo} />}
      </Rows>
    ),
    wrong: () => (
      <Rows count={refused.length} cells={refused} nothing={words.wrongNothing} label={words.tabs.wrong}>
        {(i) => <WrongLine cell={refused[i] as CellRefused} names={names} onGo={onGo} />}
      </Rows>
    ),
    left: () => (
      <Rows count={leftCount} cells={noCells} nothing={words.leftNothing} label={words.tabs.left}>
        {(i) => <LeftLine left={left} index={i} />}
      </Rows>
    ),
  };
  return (
    <Tabs
      className="sheet-lower"
      panelClass="sheet-lower-list"
      data-empty={Math.max(changed.length, refused.length, leftCount) === 0 || undefined}
      value={tab}
      tabs={(['changed', 'wrong', 'left'] as const).map((id) => ({
        id,
        name: (
          <>
            {words.tabs[id]}
            <Count of={counts[id]} tone={id === 'wrong' ? 'error' : 'quiet'} />
          </>
        ),
      }))}
      onChange={onTab}
      trailing={
        <>
          <span className="head-space" />
          <span className="sheet-lower-said muted text-12" role="status">
            {read !== null
              ? words.reading({ percent: read })
              : isWriting
                ? words.writing
                : written === null || written === 0
                  ? ''
                  : words.written({ count: written })}
          </span>
          {changed.length > 0 && (
            <>
              <span className="sheet-lower-said muted text-12">
                {words.linesOf({ files: files.size, cells: changed.length })}
              </span>
              <Button icon="back" onClick={() => onType(changed.map(({ undoing }) => undoing))}>
                {words.restore}
              </Button>
            </>
          )}
        </>
      }
    >
      {lists[tab]()}
    </Tabs>
  );
}

interface RowsProps {
  readonly count: number;
  readonly nothing: string;
  readonly label: string;
  /** Cells that have a button; empty: the rows are read-only. */
  readonly cells: readonly Pick<ChangedCell, 'row' | 'column'>[];
  readonly children: (index: number) => React.ReactNode;
}

const noCells: RowsProps['cells'] = [];

function Rows({ count, cells, nothing, label, children }: RowsProps) {
  const keys = useMemo(() => cells.map(({ row, column }) => cellKey(row.key, column.key)), [cells]);
  if (count === 0) return <p className="empty">{nothing}</p>;
  return (
    <VirtualRows {...{ count, label, keys }} usual={30} hasButton={() => cells.length > 0}>
      {children}
    </VirtualRows>
  );
}

interface LineProps<Cell> {
  readonly cell: Cell;
  readonly onGo: (row: Row, column: SheetColumn) => void;
}

function ChangedLine({ cell: { row, column, before, now }, onGo }: LineProps<ChangedCell>) {
  const words = useWords(sheetWords);
  const locale = useLocale();
  return (
    <div className="sheet-line row cut text-12">
      <GoThere {...{ row, column, onGo }} />
      <span className="row gap-3 cut">
        <span className="sheet-value muted cut">{before === '' ? words.none : before}</span>
        <span aria-hidden="true">→</span>
        <b className="sheet-value sheet-now cut" lang={locale}>
          {now === '' ? words.none : now}
        </b>
      </span>
      <span className="push faint cut">{row.file}</span>
    </div>
  );
}

function GoThere({
  row,
  column,
  onGo,
}: {
  readonly row: Row;
  readonly column: SheetColumn;
  readonly onGo: LineProps<never>['onGo'];
}) {
  const locale = useLocale();
  const { name } = row.entry;
  return (
    <Button look="bare" className="sheet-line-go row" onClick={() => onGo(row, column)}>
      <span className="muted code">{row.id}</span>
      <span className="cut">{typeof name === 'string' ? name : ''}</span>
      <span>{column.title[locale]}</span>
    </Button>
  );
}

function WrongLine({ cell, names, onGo }: LineProps<CellRefused> & { readonly names: NamesById }) {
  const words = useWords(sheetWords);
  const locale = useLocale();
  const { row, column, typed, fault } = cell;
  return (
    <div className="sheet-line sheet-line-wrong row cut text-12">
      <span className="sign sign-error">
        <Icon name="error" />
      </span>
      <GoThere {...{ row, column, onGo }} />
      <code className="sheet-typed cut">{typed === '' ? words.none : typed}</code>
      <span className="grow cut">{cellFaultSentence(fault, locale)}</span>
      <Button look="link" onClick={() => discardRejected(row.key, column.key)}>
        {words.letGo({ value: editedText(column, row.entry, names, locale).slice(0, 20) })}
      </Button>
    </div>
  );
}

function LeftLine({ left, index }: { readonly left: UnmatchedCells; readonly index: number }) {
  const words = useWords(sheetWords);
  const heading = left.headings[index];
  if (heading !== undefined)
    return <div className="sheet-line row cut text-12">{words.leftHeading({ name: heading })}</div>;
  const id = left.ids[index - left.headings.length];
  if (id !== undefined) return <div className="sheet-line row cut text-12">{words.leftId({ id })}</div>;
  const cell = left.cells[index - left.headings.length - left.ids.length];
  if (cell === undefined) return null;
  return (
    <div className="sheet-line row cut text-12">
      <span>{words.leftCell({ line: cell.line + 1, place: cell.place + 1, typed: cell.typed })}</span>
      <span className="grow cut">{words.why[cell.why]}</span>
    </div>
  );
}
