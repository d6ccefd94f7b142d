import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { CellTyped } from '#authoring/tools/sheet/paste.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { choose } from '#renderer/desk/inspector/choose.ts';
import { cellsStore } from '#renderer/desk/sheet/cells-store.ts';
import { at, followed, type Selection, start } from '#renderer/desk/sheet/selection.ts';
import { chooseIn, sheetChoiceStore } from '#renderer/desk/sheet/sheet-choice-store.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { everything, filtersStore, isFiltering } from '#renderer/desk/sheet/sheet-state.ts';
import { writeCells } from '#renderer/desk/sheet/write-cells.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { isPressed } from '#renderer/kit/keys/keys.ts';
import { useFollowing } from '#renderer/kit/lists/use-following.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { UnreadableFile } from '../problems/unreadable-file.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { CsvDialog } from './csv-dialog.tsx';
import { Distributions } from './curves.tsx';
import { KindBar } from './kind-bar.tsx';
import { changedCells, LowerPane, type LowerTab } from './lower-pane.tsx';
import { NoRows } from './no-rows.tsx';
import { SheetFooter } from './sheet-foot.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetTools } from './sheet-tools.tsx';
import { blocksNewEntries, hidesRows, UnreadKind } from './unread-kind.tsx';
import { useChosenRow } from './use-chosen-row.ts';
import { useRowOrder } from './use-row-order.ts';
import { useSheetRows } from './use-sheet-rows.ts';
import { useTableTexts } from './use-table-texts.ts';

interface SheetOfKindProps {
  readonly kinds: readonly SheetKind[];
  readonly kind: SheetKind;
  readonly names: NamesById;
}

export function SheetOfKind({ kinds, kind, names }: SheetOfKindProps) {
  const words = useWords(sheetWords);
  const locale = useLocale();
  const choice = useStore(sheetChoiceStore, (state) => state.byKind[kind.id]);
  const filter = useStore(filtersStore, (state) => state.filters.get(kind.id)) ?? everything;
  const [menu, setMenu] = useState<{ readonly column: number; readonly anchor: Element } | null>(null);
  const [tab, setTab] = useState<LowerTab>('changed');
  const [hasCurves, setCurves] = useState(true);
  const view = useRef<HTMLDivElement>(null);
  const [hasRequired, setRequired] = useState(true);
  const whole = useSheetRows(kind);
  const own = useMemo(() => whole.rows.filter(({ isReadOnly }) => !isReadOnly), [whole.rows]);
  const all = useMemo(() => (hasRequired ? whole : { ...whole, rows: own }), [whole, own, hasRequired]);
  const columns = useMemo(() => shownColumns(kind, choice?.columns), [kind, choice?.columns]);
  const sort = choice?.sort ?? null;
  const looked = useMemo(() => ({ columns: kind.columns, names, locale }), [kind, names, locale]);
  const arranged = useRowOrder(all.rows, filter, sort, looked);
  const rows = arranged ?? noRows;
  const [selection, setSelection] = useFollowing(rows, start, followed);
  useChosenRow(rows, selection.to.row, (row) => setSelection(at({ row, column: selection.to.column })));
  function select(next: Selection): void {
    setSelection(next);
    const row = rows[next.to.row];
    if (row !== undefined && next.to.row !== selection.to.row) choose(row.file, row.id);
  }
  const changed = useMemo(() => changedCells(all, kind.columns, names, locale), [all, kind, names, locale]);
  const isClosed = blocksNewEntries(all.broken);
  const wrongCount = useStore(cellsStore, (state) => state.wrong.size);
  useEffect(() => {
    if (wrongCount > 0) setTab('wrong');
  }, [wrongCount]);

  const texts = useTableTexts({
    ...{ kind, names, rows, columns, selection, isClosed },
    all: all.rows,
    isFiltered: isFiltering(filter),
    onTyped: (left) => setTab(left > 0 ? 'left' : 'changed'),
  });
  function type(cells: readonly CellTyped[]): void {
    setTab('changed');
    void writeCells(kind, cells);
  }
  const show = (keys: string[]) => chooseIn(kind.id, { columns: keys });
  function goTo(row: Row, column: SheetColumn): void {
    const shown = columns.map(({ key }) => key);
    const place = { row: rows.findIndex(({ key }) => key === row.key), column: shown.indexOf(column.key) };
    if (place.column < 0) show([...shown, column.key]);
    if (place.row >= 0) setSelection(at({ ...place, column: Math.max(place.column, 0) }));
    view.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  }
  if (isClosed && all.rows.length === 0) return <UnreadKind {...{ kinds, kind }} broken={all.broken} />;
  const menuColumn = menu === null ? undefined : columns[menu.column];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the whole sheet
    <div
      className="sheet"
      ref={view}
      onKeyDown={(event) => {
        if (!isPressed(event.nativeEvent, 'Mod+Shift+L')) return;
        event.preventDefault();
        view.current?.querySelector<HTMLElement>('.sheet-search input')?.focus();
      }}
    >
      <KindBar kinds={kinds} kind={kind}>
        <SheetTools
          {...{ kind, names, rows, columns, hasCurves }}
          hasRequired={own.length < whole.rows.length && own.length > 0 ? hasRequired : null}
          onRequired={setRequired}
          onCurves={setCurves}
          onPaste={texts.paste}
          onImport={() => void texts.importCsv()}
        />
      </KindBar>
      {all.broken.map((one) => (
        <UnreadableFile key={one.file} {...one} />
      ))}
      <div className="sheet-desk" data-curves={hasCurves || undefined}>
        <div className="sheet-main">
          {arranged !== null && rows.length === 0 ? (
            <NoRows kind={kind} filter={filter} onPaste={texts.paste} />
          ) : (
            <SheetGrid
              label={words.grid({ kind: kind.title[locale] })}
              {...{ rows, columns, names, locale, sort, selection }}
              savedEntry={all.savedEntry}
              filtered={new Set(filter.values.keys())}
              onSelect={select}
              onSort={(next) => chooseIn(kind.id, { sort: next })}
              onMenu={(column, anchor) => setMenu({ column, anchor })}
              onType={type}
              onPaste={texts.paste}
              onCopy={texts.copied}
            />
          )}
          <SheetFooter
            {...{ kind, rows, columns, selection, locale }}
            all={all.rows.length}
            isArranging={arranged === null}
            isClosed={isClosed}
            onPasteNew={texts.pasteNew}
          />
          <LowerPane {...{ kind, changed, names, tab }} onTab={setTab} onGo={goTo} onType={type} />
        </div>
        {hasCurves && !hidesRows(all.broken) && (
          <Distributions {...{ kind, names, locale }} rows={own} saved={all.saved} />
        )}
      </div>
      {menu !== null && menuColumn !== undefined && (
        <ColumnMenu
          kind={kind.id}
          column={menuColumn}
          anchor={menu.anchor}
          rows={all.rows}
          {...{ names, sort }}
          onSort={(next) => chooseIn(kind.id, { sort: next })}
          onHide={() => show(columns.flatMap(({ key }) => (key === menuColumn.key ? [] : [key])))}
          onClose={() => {
            setMenu(null);
            view.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
          }}
        />
      )}
      {texts.csv !== null && (
        <CsvDialog {...{ kind, names }} csv={texts.csv} onClose={texts.close} onTake={texts.take} />
      )}
    </div>
  );
}

const noRows: readonly Row[] = [];

function shownColumns(kind: SheetKind, chosen: readonly string[] = kind.shown): readonly SheetColumn[] {
  const known = chosen.flatMap((key) => kind.columns.find((column) => column.key === key) ?? []);
  return known.some(({ key }) => key === 'id') ? known : [...kind.columns.filter(({ isId }) => isId), ...known];
}
