import { memo } from 'react';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { CellRefused } from '#authoring/tools/sheet/planned-cells.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { severities } from '#renderer/desk/problems/listed-problems.ts';
import { cellKey } from '#renderer/desk/sheet/cells-store.ts';
import { PINNED, pinnedOf } from '#renderer/desk/sheet/column-widths.ts';
import { savedText, shownText } from '#renderer/desk/sheet/shown-cell.ts';
import type { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';

export interface RowOfSheetProps {
  readonly id: string;
  readonly row: Row;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly SheetColumn[];
  readonly before: JsonObject | undefined;
  /** By the last check. */
  readonly problems: readonly Problem[];
  readonly names: NamesById;
  readonly locale: Locale;
  /** The first and last selected column, or -1, and whether the row is the top or bottom of the selection. */
  readonly left: number;
  readonly right: number;
  readonly isTop: boolean;
  readonly isBottom: boolean;
  /** The focused column; null: the focus is in another row. */
  readonly focused: number | null;
  readonly wrong: ReadonlyMap<string, CellRefused>;
  readonly words: (typeof sheetWords)['ja'];
}

export const RowOfSheet = memo(function RowOfSheet(props: RowOfSheetProps) {
  const { id, row, index, top, columns, left, focused, words, problems, locale } = props;
  const worst = severities.find((severity) => problems.some((one) => one.severity === severity));
  const said = problems.map(({ message }) => message[locale]).join('\n');
  const cell = (column: SheetColumn, i: number) => (
    <Cell key={column.key} {...props} column={column} place={i} cellId={`${id}-${index}-${i}`} />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are virtualized
    // biome-ignore lint/a11y/useFocusableInteractive: the grid uses aria-activedescendant
    <div
      role="row"
      id={`${id}-${index}`}
      className="sheet-row"
      aria-rowindex={index + 2}
      aria-selected={left >= 0}
      data-read-only={row.isReadOnly || undefined}
      data-current={focused !== null || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div className="sheet-pinned" role="presentation" style={pinnedOf(columns.length)}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
        <div
          role="rowheader"
          className="sheet-number"
          aria-label={`${words.rowNumber} ${index + 1} ${said}`.trim()}
          data-tip={said === '' ? undefined : said}
        >
          {worst !== undefined && (
            <span className={`sign sign-${worst}`}>
              <Icon name={worst} />
            </span>
          )}
          {index + 1}
        </div>
        {columns.slice(0, PINNED).map(cell)}
      </div>
      {columns.slice(PINNED).map((column, i) => cell(column, i + PINNED))}
    </div>
  );
});

interface CellProps extends RowOfSheetProps {
  readonly column: SheetColumn;
  readonly place: number;
  readonly cellId: string;
}

function Cell(props: CellProps) {
  const { row, column, place, cellId, before, names, locale, left, right, focused, words } = props;
  const wrong = props.wrong.size === 0 ? undefined : props.wrong.get(cellKey(row.key, column.key));
  const now = shownText(column, row.entry, names, locale);
  const then = savedText(column, row.entry, before, names, locale);
  const isChosen = left >= 0 && place >= left && place <= right;
  const edges = isChosen
    ? [props.isTop ? 't' : '', props.isBottom ? 'b' : '', place === left ? 'l' : '', place === right ? 'r' : ''].join(
        '',
      )
    : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      role="gridcell"
      id={cellId}
      className="sheet-cell"
      aria-colindex={place + 2}
      aria-selected={isChosen}
      aria-readonly={row.isReadOnly || column.isId}
      aria-invalid={wrong !== undefined || undefined}
      data-place={place}
      data-column={column.key}
      data-kind={column.cell.kind !== 'number' && column.isId ? 'id' : column.cell.kind}
      data-changed={then === null ? undefined : ''}
      data-wrong={wrong === undefined ? undefined : ''}
      data-edges={edges}
      data-focused={focused === place || undefined}
      data-tip={then === null ? (now.length > 24 ? now : undefined) : words.changedFrom({ before: then })}
    >
      {wrong === undefined ? (
        <>
          {then !== null && then !== '' && column.cell.kind === 'number' && <s aria-hidden="true">{then}</s>}
          <div className="cut">{now}</div>
          {then !== null && <span className="hidden">{words.changedFrom({ before: then })}</span>}
        </>
      ) : (
        <>
          <Icon name="error" />
          <div className="cut">{wrong.typed}</div>
        </>
      )}
      {edges?.includes('b') === true && edges.includes('r') && <i className="sheet-handle" aria-hidden="true" />}
    </div>
  );
}
