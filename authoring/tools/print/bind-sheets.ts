import { points } from '#authoring/project/paper/paper.ts';
import { PageContent } from './page-content.ts';
import type { DrawnSide, PrintFile } from './print-file.ts';
import type { PrintedEntrySize, PrintedSheet } from './printed-sheets.ts';
import type { SideOf } from './printed-sides.ts';
import { MARK } from './sheet-grid.ts';

/** One sheet per page. `offset`: shift of backs, in tenths of a millimetre. */
export function bindSheets<Entry extends PrintedEntrySize>(
  file: PrintFile,
  sheets: readonly PrintedSheet<Entry>[],
  sideOf: (side: SideOf<Entry>) => DrawnSide | undefined,
  offset: readonly [right: number, up: number],
): void {
  for (const { width, height, places, marks, cut } of sheets) {
    const [dx, dy] = places.some(({ isBack }) => isBack) ? [offset[0] / 10, offset[1] / 10] : [0, 0];
    const page = file.addPage(points(width), points(height));
    if (cut !== null) {
      page.box('Bleed', { x: 0, y: 0, width: points(width), height: points(height) });
      const [wide, high] = [points(width - 2 * cut.x), points(height - 2 * cut.y)];
      page.box('Trim', { x: points(cut.x), y: points(cut.y), width: wide, height: high });
    }
    const content = new PageContent(page);
    // PDF coordinates start at the bottom
    const at = (x: number, y: number): readonly [number, number] => [points(x + dx), points(height - y + dy)];
    // First, so that cards cover the lines that run from edge to edge
    for (const [x, y, toX, toY] of marks) content.line(at(x, y), at(toX, toY), points(MARK.thickness));
    for (const place of places) {
      const side = sideOf(place);
      if (side === undefined) continue;
      const { entry, seen, cut: inward, scale, isOnItsHead } = place;
      const [left, top] = [seen.x + inward.x, seen.y + inward.y];
      const [wide, high] = [entry.width * scale, entry.height * scale];
      const [x, y] = isOnItsHead ? at(left + wide, top) : at(left, top + high);
      const [fromX, fromY] = at(seen.x, seen.y + seen.height);
      const within = { x: fromX, y: fromY, width: points(seen.width), height: points(seen.height) };
      content.side(side, { x, y }, within, { scale, onItsHead: isOnItsHead });
    }
    content.end();
  }
}
