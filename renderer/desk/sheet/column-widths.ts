import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { Locale } from '../words/locale.ts';

/** In pixels: rows, headings and row numbers. */
export const ROW = 32;
export const HEAD = 30;
export const NUMBER = 52;
/** Pinned columns next to the row number. */
export const PINNED = 2;

/** Number and pinned columns share a grid area, for one compositing layer per row. */
export const pinnedOf = (columns: number): { readonly gridColumn: string } => ({
  gridColumn: `span ${Math.min(PINNED, columns) + 1}`,
});

/** By content type, at least its heading. */
export function widthOf({ cell, key, title, isId }: SheetColumn, locale: Locale): number {
  const heading = [...title[locale]].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0xff ? 12.5 : 7), 38);
  return Math.round(Math.max(heading, usualWidth(cell, key, isId)));
}

function usualWidth(cell: SheetColumn['cell'], key: string, isId: boolean): number {
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
