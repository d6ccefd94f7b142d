import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import { type SortBy, valuesIn } from '#authoring/tools/sheet/order.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { filtersStore, filterValues } from '#renderer/desk/sheet/sheet-state.ts';
import { fits } from '#renderer/desk/sought/match.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { Popup } from '#renderer/kit/popups/popup.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';

interface ColumnMenuProps {
  readonly kind: string;
  readonly column: SheetColumn;
  readonly anchor: Element | null;
  readonly rows: readonly Row[];
  readonly names: NamesById;
  readonly sort: SortBy | null;
  readonly onSort: (sort: SortBy | null) => void;
  readonly onHide: () => void;
  readonly onClose: () => void;
}

const MOST = 300;

export function ColumnMenu(props: ColumnMenuProps) {
  const { kind, column, anchor, rows, names, sort, onSort, onHide, onClose } = props;
  const words = useWords(sheetWords);
  const locale = useLocale();
  const allowed = useStore(filtersStore, (state) => state.filters.get(kind)?.values.get(column.key));
  const values = useMemo(() => valuesIn(rows, column, { names, locale }), [rows, column, names, locale]);
  const [sought, setSought] = useState('');
  const isSorted = (direction: SortBy['direction']) => sort?.key === column.key && sort.direction === direction;
  const listed = values.filter(({ text }) => fits(sought, [text]));

  function order(next: SortBy | null): void {
    onSort(next);
    onClose();
  }
  function tick(text: string, isOn: boolean): void {
    const now = new Set(allowed ?? values.map((one) => one.text));
    if (isOn) now.add(text);
    else now.delete(text);
    filterValues(kind, column.key, now.size === values.length ? null : now);
  }
  return (
    <Popup
      {...{ anchor, onClose }}
      sideOffset={2}
      align="start"
      className="sheet-menu stack gap-3"
      label={words.column({ name: column.title[locale] })}
    >
      <p className="muted">{column.about[locale]}</p>
      <div className="sheet-menu-orders">
        {(['up', 'down'] as const).map((direction) => (
          <Button
            key={direction}
            aria-pressed={isSorted(direction)}
            onClick={() => order({ key: column.key, direction })}
          >
            {direction === 'up' ? words.sortUp : words.sortDown}
          </Button>
        ))}
        <Button onClick={() => order(null)}>{words.unsorted}</Button>
        <Button
          onClick={() => {
            onHide();
            onClose();
          }}
        >
          {words.hide}
        </Button>
      </div>
      <fieldset className="sheet-menu-values stack gap-0">
        <legend>{words.values}</legend>
        {values.length > 12 && (
          <input
            type="search"
            aria-label={words.values}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        )}
        <Checkbox
          checked={allowed === undefined}
          onChange={(isOn) => filterValues(kind, column.key, isOn ? null : new Set<string>())}
        >
          {words.all}
        </Checkbox>
        {listed.slice(0, MOST).map(({ text, count }) => (
          <Checkbox key={text} checked={allowed?.has(text) ?? true} onChange={(isOn) => tick(text, isOn)}>
            <span className="grow cut">{text === '' ? words.none : text}</span>
            <span className="faint">{count}</span>
          </Checkbox>
        ))}
      </fieldset>
    </Popup>
  );
}
