import { PageContent } from './page-content.ts';
import { type Paper, papers, points } from './paper.ts';
import type { PrintFile } from './print-file.ts';
import type { PrintedGroup } from './printed-cards.ts';

/** So much of its size a face has on a contact sheet. */
const SCALE = 0.5;
/** Between faces and around them, in millimetres. */
const [GAP, MARGIN] = [3, 10];

/** Small faces, so many of one card beside each other in one row. Gives how many pages there are. */
export async function bindContact(
  file: PrintFile,
  groups: readonly PrintedGroup[],
  paper: Paper,
  together: number,
): Promise<number> {
  const { width, height } = papers[paper];
  let pages = 0;
  for (const group of groups) {
    const sides = await file.take(group);
    const [wide, high] = [group.size.width * SCALE, group.size.height * SCALE];
    const most = Math.max(1, Math.floor((width - 2 * MARGIN + GAP) / (wide + GAP)));
    const columns = most < together ? most : most - (most % together);
    const rows = Math.max(1, Math.floor((height - 2 * MARGIN + GAP) / (high + GAP)));
    for (let at = 0; at < group.cards.length; at += columns * rows) {
      const content = new PageContent(file.addPage(points(width), points(height)));
      for (const [i, { face }] of group.cards.slice(at, at + columns * rows).entries()) {
        const side = sides[face];
        if (side === undefined) continue;
        const x = MARGIN + (i % columns) * (wide + GAP);
        const y = height - MARGIN - high - Math.floor(i / columns) * (high + GAP);
        const corner = { x: points(x), y: points(y) };
        const within = { ...corner, width: points(wide), height: points(high) };
        content.side(side, corner, within, { scale: SCALE, onItsHead: false });
      }
      content.end();
      pages++;
    }
  }
  return pages;
}
