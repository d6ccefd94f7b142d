import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo } from 'react';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import { HEAD, NUMBER, PINNED, ROW, widthOf } from '#renderer/desk/sheet/column-widths.ts';
import type { CellPlace } from '#renderer/desk/sheet/selection.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';

export function useGridFrame(
  grid: RefObject<HTMLElement | null>,
  count: number,
  columns: readonly SheetColumn[],
  locale: Locale,
) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW,
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
    overscan: 6,
    useFlushSync: false,
  });
  const widths = useMemo(() => columns.map((column) => widthOf(column, locale)), [columns, locale]);
  const leftOf = (column: number) => NUMBER + widths.slice(0, column).reduce((sum, width) => sum + width, 0);
  const fixed = [NUMBER, ...widths.slice(0, -1)].map((width) => `${width}px`).join(' ');
  const template = `${fixed} minmax(${widths.at(-1) ?? 0}px, 1fr)`;

  function reveal({ row, column }: CellPlace): void {
    virtual.scrollToIndex(row);
    const box = grid.current;
    if (box === null || column < PINNED) return;
    const [pinned, left] = [leftOf(PINNED), leftOf(column)];
    const right = left + (widths[column] ?? 0);
    if (left - pinned < box.scrollLeft) box.scrollLeft = left - pinned;
    else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
  }
  return { virtual, widths, template, reveal };
}
