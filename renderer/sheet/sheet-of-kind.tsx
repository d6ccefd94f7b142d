import { Menu } from '@base-ui/react/menu';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Names } from '#authoring/sheet/cell-text.ts';
import type { Column } from '#authoring/sheet/column.ts';
import { medianOf } from '#authoring/sheet/figures.ts';
import { type CellTyped, placed } from '#authoring/sheet/paste.ts';
import type { Row } from '#authoring/sheet/rows.ts';
import { partAt } from '#engine/kernel/basics/json.ts';
import { Icon } from '../look/icon.tsx';
import { useLocale } from '../words/locale-store.ts';
import { useSheetWords } from '../words/sheet-words.ts';
import { BeginEntry } from './begin-entry.tsx';
import { makeBreathe } from './breathe.ts';
import { nothingLeft, tellRead, useCells } from './cells-store.ts';
import { ColumnMenu } from './column-menu.tsx';
import { ColumnsButton } from './columns-button.tsx';
import { CsvDialog } from './csv-dialog.tsx';
import { chooseCsv, type ReadCsv, readCsv, saveAsCsv } from './csv-files.ts';
import { Curves } from './curves.tsx';
import { KindBar } from './kind-bar.tsx';
import { changedCells, LowerPane, type LowerTab } from './lower-pane.tsx';
import { NoRows } from './no-rows.tsx';
import { at, rangeOf, type Selection, start } from './selection.ts';
import { chooseIn, useSheetChoice } from './sheet-choice-store.ts';
import { SheetGrid } from './sheet-grid.tsx';
import type { SheetKind } from './sheet-kinds.ts';
import { useSheetRows } from './sheet-rows.ts';
import { everything, useFilters } from './sheet-state.ts';
import { editedText } from './shown-cell.ts';
import { useArranged } from './use-arranged.ts';
import { writeCells } from './write-cells.ts';

interface SheetOfKindProps {
  readonly kinds: readonly SheetKind[];
  readonly kind: SheetKind;
  readonly names: Names;
}

/** The sheet of a kind, with what is above, below and beside it. */
export function SheetOfKind({ kinds, kind, names }: SheetOfKindProps) {
  const words = useSheetWords();
  const locale = useLocale((state) => state.locale);
  const choice = useSheetChoice((state) => state.byKind[kind.id]);
  const filter = useFilters((state) => state.filters.get(kind.id)) ?? everything;
  const [selection, setSelection] = useState<Selection>(start);
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
  const rows = arranged ?? [];
  const changed = useMemo(() => changedCells(all, kind.columns, names, locale), [all, kind, names, locale]);
  const wrongCount = useCells((state) => state.wrong.size);
  useEffect(() => {
    if (wrongCount > 0) setTab('wrong');
  }, [wrongCount]);

  const type = useCallback((cells: readonly CellTyped[]) => void writeCells(kind, cells), [kind]);
  function take(cells: readonly CellTyped[]): void {
    setTab('changed');
    type(cells);
  }
  async function paste(text: string): Promise<void> {
    const { fromTabbed } = await import('#authoring/sheet/table-text.ts');
    const breathe = makeBreathe();
    const read = await fromTabbed(text, { breathe, told: tellRead });
    const table = read ?? text.split(/\r?\n/).map((line) => line.split('\t'));
    const range = rangeOf(selection, { rows: rows.length, columns: columns.length });
    const place = { row: range.top, column: range.left };
    const size = { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 };
    const { cells, left } = await placed(table, { ...place, ...size }, rows, columns, breathe);
    useCells.setState({ left: { ...nothingLeft, cells: left }, read: null });
    setTab(left.length > 0 ? 'left' : 'changed');
    type(cells);
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
    setCsv(await readCsv(chosen.text, all.rows, kind.columns, names));
    useCells.setState({ read: null });
  }
  function goTo(row: Row, column: Column): void {
    const place = { row: rows.findIndex(({ key }) => key === row.key), column: shownKeys.indexOf(column.key) };
    if (place.column < 0) chooseIn(kind.id, { columns: [...shownKeys, column.key] });
    if (place.row >= 0) setSelection(at({ ...place, column: Math.max(place.column, 0) }));
    view.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  }
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
          <button
            type="button"
            className="button sheet-toggle"
            aria-pressed={hasRequired}
            onClick={() => setRequired(!hasRequired)}
          >
            {words.withRequired}
          </button>
        )}
        <ColumnsButton kind={kind} shown={shownKeys} />
        <button
          type="button"
          className="button"
          title={words.pasteByKey}
          onClick={() => void navigator.clipboard?.readText().then(paste, () => undefined)}
        >
          <Icon name="paste" />
          <span>{words.paste}</span>
        </button>
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
        <button
          type="button"
          className="button sheet-toggle"
          aria-pressed={hasCurves}
          onClick={() => setCurves(!hasCurves)}
        >
          <Icon name="curves" />
          <span>{words.curves}</span>
        </button>
      </KindBar>
      {all.broken.map((file) => (
        <p key={file} className="note note-warning">
          {words.broken(file)}
        </p>
      ))}
      <div className="sheet-desk" data-curves={hasCurves || undefined}>
        <div className="sheet-main">
          {arranged !== null && rows.length === 0 ? (
            <NoRows kind={kind} filter={filter} />
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
          <Foot {...{ kind, rows, columns, selection, locale }} all={all.rows.length} isArranging={arranged === null} />
          <LowerPane {...{ kind, changed, names, tab }} onTab={setTab} onGo={goTo} onType={take} />
        </div>
        {hasCurves && <Curves {...{ kind, names, locale }} rows={own} saved={all.saved} />}
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
          csv={csv}
          names={names}
          onClose={() => setCsv(null)}
          onTake={(cells, { strangers }) => {
            setCsv(null);
            useCells.setState({ left: { ...nothingLeft, ...strangers } });
            take(cells);
          }}
        />
      )}
    </div>
  );
}

/** A value as spreadsheets paste it: one that holds a tab, a line or a quotation mark stands between marks. */
const inTabs = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

interface FootProps {
  readonly kind: SheetKind;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly all: number;
  readonly selection: Selection;
  readonly locale: 'ja' | 'en';
  readonly isArranging: boolean;
}

/** How many rows there are, the middle of each column of numbers, and what is chosen. */
function Foot({ kind, rows, columns, all, selection, locale, isArranging }: FootProps) {
  const words = useSheetWords();
  const medians = useMemo(
    () =>
      columns
        .filter(({ cell }) => cell.kind === 'number')
        .flatMap((column) => {
          const median = medianOf(column, rows);
          return median === null ? [] : [`${column.title[locale]} ${median}`];
        }),
    [rows, columns, locale],
  );
  const range = rangeOf(selection, { rows: rows.length, columns: columns.length });
  const count = (range.bottom - range.top + 1) * (range.right - range.left + 1);
  const numbers = count > 1 && count < 20_000 ? numbersIn(rows, columns, range) : [];
  const sum = numbers.reduce((all, one) => all + one, 0);
  return (
    <div className="sheet-foot">
      <span>{isArranging ? words.arranging : words.count(rows.length, all)}</span>
      {medians.length > 0 && (
        <span className="sheet-foot-medians">
          {words.median} {medians.join('・')}
        </span>
      )}
      <span className="head-space" />
      <BeginEntry kind={kind} />
      {count > 1 && <span>{words.chosen(count)}</span>}
      {numbers.length > 1 && <span>{words.sum(sum, (sum / numbers.length).toFixed(1))}</span>}
    </div>
  );
}

function numbersIn(rows: readonly Row[], columns: readonly Column[], range: ReturnType<typeof rangeOf>): number[] {
  return rows.slice(range.top, range.bottom + 1).flatMap(({ entry }) =>
    columns.slice(range.left, range.right + 1).flatMap(({ path }) => {
      const value = partAt(entry, path);
      return typeof value === 'number' ? [value] : [];
    }),
  );
}
