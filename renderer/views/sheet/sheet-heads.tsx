import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { SortBy } from '#authoring/tools/sheet/order.ts';
import { PINNED, pinnedOf } from '#renderer/desk/sheet/column-widths.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface SheetHeadsProps {
  readonly id: string;
  readonly columns: readonly SheetColumn[];
  readonly locale: Locale;
  readonly sort: SortBy | null;
  readonly filtered: ReadonlySet<string>;
  readonly onSort: (sort: SortBy | null) => void;
  readonly onMenu: (column: number, anchor: Element) => void;
}

export function SheetHeads({ id, columns, locale, sort, filtered, onSort, onMenu }: SheetHeadsProps) {
  const words = useWords(sheetWords);
  const heading = (column: SheetColumn, i: number) => {
    const direction = sort?.key === column.key ? sort.direction : null;
    return (
      // biome-ignore lint/a11y/useSemanticElements: rows are virtualized
      // biome-ignore lint/a11y/useFocusableInteractive: the grid uses aria-activedescendant
      <div
        key={column.key}
        role="columnheader"
        aria-colindex={i + 2}
        aria-sort={direction === null ? 'none' : direction === 'up' ? 'ascending' : 'descending'}
        className="sheet-heading"
        data-head={i}
        data-kind={column.cell.kind === 'number' ? 'number' : undefined}
        data-tip={column.about[locale]}
      >
        <Button
          look="bare"
          tabIndex={-1}
          onClick={() => onSort(turned(direction, column.key))}
          onContextMenu={(event) => {
            event.preventDefault();
            onMenu(i, event.currentTarget.parentElement ?? event.currentTarget);
          }}
        >
          {column.title[locale]}
          {direction !== null && <Icon name={direction} />}
        </Button>
        <Button
          look="bare"
          className="sheet-heading-menu"
          tabIndex={-1}
          aria-label={`${words.column({ name: column.title[locale] })}${filtered.has(column.key) ? ` ${words.filtered}` : ''}`}
          data-on={filtered.has(column.key) || undefined}
          onClick={(event) => onMenu(i, event.currentTarget.parentElement ?? event.currentTarget)}
        >
          <Icon name="filter" />
        </Button>
      </div>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div role="row" id={id} className="sheet-head" aria-rowindex={1}>
      <div className="sheet-pinned" role="presentation" style={pinnedOf(columns.length)}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
        <div role="columnheader" className="sheet-number" aria-label={words.rowNumber} />
        {columns.slice(0, PINNED).map(heading)}
      </div>
      {columns.slice(PINNED).map((column, i) => heading(column, i + PINNED))}
    </div>
  );
}

const turned = (direction: SortBy['direction'] | null, key: string): SortBy | null =>
  direction === 'down' ? null : { key, direction: direction === null ? 'up' : 'down' };
