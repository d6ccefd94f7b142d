import { useMemo } from 'react';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import { medianOf } from '#authoring/tools/sheet/figures.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { partAt } from '#engine/kernel/basics/json.ts';
import { rangeOf, type Selection } from '#renderer/desk/sheet/selection.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { BeginEntry } from './begin-entry.tsx';
import { pasteInto } from './sheet-tools.tsx';

interface FootProps {
  readonly kind: SheetKind;
  readonly rows: readonly Row[];
  readonly columns: readonly SheetColumn[];
  readonly all: number;
  readonly selection: Selection;
  readonly locale: 'ja' | 'en';
  readonly isArranging: boolean;
  readonly isClosed: boolean;
  readonly onPasteNew: (text: string) => void;
}

export function SheetFooter({
  kind,
  rows,
  columns,
  all,
  selection,
  locale,
  isArranging,
  isClosed,
  onPasteNew,
}: FootProps) {
  const words = useWords(sheetWords);
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
    <div className="sheet-foot row gap-5 cut muted text-12">
      <span>
        {isArranging ? words.arranging : words.count({ all, count: rows.length === all ? null : rows.length })}
      </span>
      {medians.length > 0 && (
        <span className="cut">
          {words.median} {medians.join('・')}
        </span>
      )}
      <span className="head-space" />
      {!isClosed && (
        <>
          <BeginEntry kind={kind} />
          <Button
            look="bare"
            className="sheet-begin"
            aria-description={words.pasteNewAbout}
            onClick={() => pasteInto(onPasteNew)}
          >
            <span aria-hidden="true">＋ </span>
            {words.pasteNew}
          </Button>
        </>
      )}
      {count > 1 && <span>{words.chosen({ count })}</span>}
      {numbers.length > 1 && <span>{words.sum({ sum, mean: (sum / numbers.length).toFixed(1) })}</span>}
    </div>
  );
}

function numbersIn(rows: readonly Row[], columns: readonly SheetColumn[], range: ReturnType<typeof rangeOf>): number[] {
  return rows.slice(range.top, range.bottom + 1).flatMap(({ entry }) =>
    columns.slice(range.left, range.right + 1).flatMap(({ path }) => {
      const value = partAt(entry, path);
      return typeof value === 'number' ? [value] : [];
    }),
  );
}
