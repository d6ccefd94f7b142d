import { Menu } from '@base-ui/react/menu';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isRequired } from '#authoring/text/files/package-path.ts';
import type { Names } from '#authoring/tools/sheet/cell-text.ts';
import type { Column } from '#authoring/tools/sheet/column.ts';
import type { PlannedEntries } from '#authoring/tools/sheet/new-entries.ts';
import { allFresh, type CellTyped, isHeaded, type Matched, matched, placed } from '#authoring/tools/sheet/paste.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { makeBreathe } from '#renderer/desk/sheet/breathe.ts';
import { cellsStore, type Left, nothingLeft, tellRead } from '#renderer/desk/sheet/cells-store.ts';
import { at, followed, rangeOf, start } from '#renderer/desk/sheet/selection.ts';
import { chooseIn, sheetChoiceStore } from '#renderer/desk/sheet/sheet-choice-store.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { everything, filtersStore, isFiltering } from '#renderer/desk/sheet/sheet-state.ts';
import { editedText } from '#renderer/desk/sheet/shown-cell.ts';
import { writeCells } from '#renderer/desk/sheet/write-cells.ts';
import { sheetWords } from '#renderer/desk/words/sheet-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useFollowing } from '#renderer/kit/lists/use-following.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { UnreadableFile } from '../problems/unreadable-file.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { ColumnsButton } from './columns-button.tsx';
import { CsvDialog } from './csv-dialog.tsx';
import { chooseCsv, type ReadCsv, readCsv, saveAsCsv, whatChanges } from './csv-files.ts';
import { Curves } from './curves.tsx';
import { KindBar } from './kind-bar.tsx';
import { changedCells, LowerPane, type LowerTab } from './lower-pane.tsx';
import { NoRows } from './no-rows.tsx';
import { Foot } from './sheet-foot.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { isClosedBy, UnreadKind } from './unread-kind.tsx';
import { useArranged } from './use-arranged.ts';
import { useSheetRows } from './use-sheet-rows.ts';

interface SheetOfKindProps {
  readonly kinds: readonly SheetKind[];
  readonly kind: SheetKind;
  readonly names: Names;
}

/** The sheet of a kind, with what is above, below and beside it. */
export function SheetOfKind({ kinds, kind, names }: SheetOfKindProps) {
  const words = useWords(sheetWords);
  const locale = useLocale();
  const choice = useStore(sheetChoiceStore, (state) => state.byKind[kind.id]);
  const filter = useStore(filtersStore, (state) => state.filters.get(kind.id)) ?? everything;
  const [menu, setMenu] = useState<{ readonly column: number; readonly anchor: Element } | null>(null);
  const [csv, setCsv] = useState<ReadCsv | null>(null);
  const [tab, setTab] = useState<LowerTab>('changed');
  const [hasCurves, setCurves] = useState(true);
  const view = useRef<HTMLDivElement>(null);
  const [hasRequired, setRequired] = useState(true);
  const whole = useSheetRows(kind);
  const own = useMemo(() => whole.rows.filter(({ isReadOnly }) => !isReadOnly), [whole.rows]);
  const all = useMemo(() => (hasRequired ? whole : { ...whole, rows: own }), [whole, own, hasRequired]);
  const shownKeys = useMemo(() => {
    const known = (choice?.columns ?? kind.shown).filter((key) => kind.columns.some((column) => column.key === key));
    return known.includes('id') ? known : [...kind.columns.filter(({ isId }) => isId).map(({ key }) => key), ...known];
  }, [choice?.columns, kind]);
  const columns = useMemo(
    () => shownKeys.map((key) => kind.columns.find((column) => column.key === key) as Column),
    [shownKeys, kind],
  );
  const sort = choice?.sort ?? null;
  const looked = useMemo(() => ({ columns: kind.columns, names, locale }), [kind, names, locale]);
  const arranged = useArranged(all.rows, filter, sort, looked);
  const rows = arranged ?? noRows;
  const [selection, setSelection] = useFollowing(rows, start, followed);
  const changed = useMemo(() => changedCells(all, kind.columns, names, locale), [all, kind, names, locale]);
  // Nothing is put into a document that cannot be read, and of one that never could be nothing is known
  const isClosed = isClosedBy(all.broken);
  const isLost = all.broken.some(({ file, isShown }) => !isShown && !isRequired(file));
  const wrongCount = useStore(cellsStore, (state) => state.wrong.size);
  useEffect(() => {
    if (wrongCount > 0) setTab('wrong');
  }, [wrongCount]);

  const type = useCallback((cells: readonly CellTyped[]) => void writeCells(kind, cells), [kind]);
  function take(cells: readonly CellTyped[]): void {
    setTab('changed');
    type(cells);
  }
  /** What was copied in a spreadsheet; `isNew`: all of its lines become entries. */
  async function paste(text: string, isNew = false): Promise<void> {
    const { fromTabbed } = await import('#authoring/text/tables/table-text.ts');
    const breathe = makeBreathe();
    const read = await fromTabbed(text, { breathe, told: tellRead });
    const table = read ?? text.split(/\r?\n/).map((line) => line.split('\t'));
    const headed = isHeaded(table, kind.columns) ? await matched(table, all.rows, kind.columns, breathe, false) : null;
    if (headed !== null) return show(headed);
    if (!isClosed && (isNew || all.rows.length === 0)) {
      const fresh = allFresh(table, columns, rows.length === 0 ? 0 : selection.from.column);
      return show({ cells: [], left: [], fresh, strangers: { headings: [], ids: [] } });
    }
    const range = rangeOf(selection, { rows: rows.length, columns: columns.length });
    const place = { row: range.top, column: range.left };
    const size = { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 };
    const { cells, left, fresh } = await placed(table, { ...place, ...size }, rows, columns, breathe);
    if (fresh.length > 0 && !isClosed && !isFiltering(filter)) {
      const strangers = { headings: [], ids: [] };
      const shown = await whatChanges({ cells, left, fresh, strangers }, kind, names);
      if (shown.kind === 'read' && shown.made !== null && shown.made.made.length > 0) {
        cellsStore.setState({ read: null });
        return setCsv(shown);
      }
    }
    cellsStore.setState({ left: { ...nothingLeft, cells: left }, read: null });
    setTab(left.length > 0 ? 'left' : 'changed');
    type(cells);
  }
  async function show(found: Matched): Promise<void> {
    setCsv(await whatChanges(found, kind, names));
    cellsStore.setState({ read: null });
  }
  function copied(): string {
    const range = rangeOf(selection, { rows: rows.length, columns: columns.length });
    const lines = rows
      .slice(range.top, range.bottom + 1)
      .map(({ entry }) =>
        columns.slice(range.left, range.right + 1).map((column) => editedText(column, entry, names, locale)),
      );
    return lines.map((line) => line.map(inTabs).join('\t')).join('\n');
  }
  async function importCsv(): Promise<void> {
    const chosen = await chooseCsv();
    if (chosen === null) return;
    if (chosen.text === null) return setCsv({ kind: 'refused', why: 'csvLarge' });
    setCsv(await readCsv(chosen.text, kind, all.rows, names));
    cellsStore.setState({ read: null });
  }
  function goTo(row: Row, column: Column): void {
    const place = { row: rows.findIndex(({ key }) => key === row.key), column: shownKeys.indexOf(column.key) };
    if (place.column < 0) chooseIn(kind.id, { columns: [...shownKeys, column.key] });
    if (place.row >= 0) setSelection(at({ ...place, column: Math.max(place.column, 0) }));
    view.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  }
  if (isClosed && all.rows.length === 0) return <UnreadKind {...{ kinds, kind }} broken={all.broken} />;
  const menuColumn = menu === null ? undefined : columns[menu.column];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the whole sheet
    <div
      className="sheet"
      ref={view}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.key.toLowerCase() !== 'l') return;
        event.preventDefault();
        view.current?.querySelector<HTMLElement>('.sheet-search input')?.focus();
      }}
    >
      <KindBar kinds={kinds} kind={kind}>
        {own.length < whole.rows.length && own.length > 0 && (
          <Button className="sheet-toggle" aria-pressed={hasRequired} onClick={() => setRequired(!hasRequired)}>
            {words.withRequired}
          </Button>
        )}
        <ColumnsButton kind={kind} shown={shownKeys} />
        <Button
          icon="paste"
          title={words.pasteByKey}
          onClick={() => void navigator.clipboard?.readText().then(paste, () => undefined)}
        >
          <span>{words.paste}</span>
        </Button>
        <Menu.Root>
          <Menu.Trigger className="button">
            <Icon name="download" />
            <span>{words.csv}</span>
          </Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner className="floating-place" sideOffset={4} align="end">
              <Menu.Popup className="floating menu">
                <Menu.Item
                  className="menu-item"
                  onClick={() => void saveAsCsv(kind.title[locale], rows, columns, names, locale)}
                >
                  {words.csvOut}
                </Menu.Item>
                <Menu.Item className="menu-item" onClick={() => void importCsv()}>
                  {words.csvIn}
                </Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
        <Button icon="curves" className="sheet-toggle" aria-pressed={hasCurves} onClick={() => setCurves(!hasCurves)}>
          <span>{words.curves}</span>
        </Button>
      </KindBar>
      {all.broken.map((one) => (
        <UnreadableFile key={one.file} {...one} />
      ))}
      <div className="sheet-desk" data-curves={hasCurves || undefined}>
        <div className="sheet-main">
          {arranged !== null && rows.length === 0 ? (
            <NoRows kind={kind} filter={filter} onPaste={(text) => void paste(text)} />
          ) : (
            <SheetGrid
              label={words.grid(kind.title[locale])}
              {...{ rows, columns, names, locale, sort, selection }}
              savedEntry={all.savedEntry}
              filtered={new Set(filter.values.keys())}
              onSelect={setSelection}
              onSort={(next) => chooseIn(kind.id, { sort: next })}
              onMenu={(column, anchor) => setMenu({ column, anchor })}
              onType={take}
              onPaste={(text) => void paste(text)}
              onCopy={copied}
            />
          )}
          <Foot
            {...{ kind, rows, columns, selection, locale }}
            all={all.rows.length}
            isArranging={arranged === null}
            isClosed={isClosed}
            onPasteNew={(text) => void paste(text, true)}
          />
          <LowerPane {...{ kind, changed, names, tab }} onTab={setTab} onGo={goTo} onType={take} />
        </div>
        {hasCurves && !isLost && <Curves {...{ kind, names, locale }} rows={own} saved={all.saved} />}
      </div>
      {menu !== null && menuColumn !== undefined && (
        <ColumnMenu
          kind={kind.id}
          column={menuColumn}
          anchor={menu.anchor}
          rows={all.rows}
          {...{ names, sort }}
          onSort={(next) => chooseIn(kind.id, { sort: next })}
          onHide={() => chooseIn(kind.id, { columns: shownKeys.filter((key) => key !== menuColumn.key) })}
          onClose={() => {
            setMenu(null);
            view.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
          }}
        />
      )}
      {csv !== null && (
        <CsvDialog
          {...{ kind, csv, names }}
          onClose={() => setCsv(null)}
          onTake={(cells, found, made) => {
            setCsv(null);
            const left = leftOf(found, made);
            cellsStore.setState({ left, read: null });
            setTab(left.cells.length > 0 ? 'left' : 'changed');
            void writeCells(kind, cells, made);
          }}
        />
      )}
    </div>
  );
}

const noRows: readonly Row[] = [];

/** What of a table goes nowhere. */
function leftOf({ left, strangers }: Matched, made: PlannedEntries | null): Left {
  if (made === null) return { ...nothingLeft, ...strangers, cells: left };
  const ids = made.refused.filter(({ isLeftOut }) => isLeftOut).map(({ id }) => id);
  return { headings: strangers.headings, ids, cells: left.filter(({ why }) => why === 'no-column') };
}

/** A value as spreadsheets paste it: one that holds a tab, a line or a quotation mark stands between marks. */
const inTabs = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
