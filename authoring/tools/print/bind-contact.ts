import { type Paper, papers, points } from '#authoring/project/paper/paper.ts';
import { contactGrid } from './contact-grid.ts';
import { PageContent } from './page-content.ts';
import type { PrintFile } from './print-file.ts';
import type { PrintedGroup } from './printed-cards.ts';

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
    const grid = contactGrid(group.size, papers[paper], together);
    const most = grid.columns * grid.rows;
    for (let at = 0; at < group.cards.length; at += most) {
      const content = new PageContent(file.addPage(points(width), points(height)));
      for (const [i, { face }] of group.cards.slice(at, at + most).entries()) {
        const side = sides[face];
        if (side === undefined) continue;
        const { x, y } = grid.place(i);
        const corner = { x: points(x), y: points(height - y - grid.cell.height) };
        const within = { ...corner, width: points(grid.cell.width), height: points(grid.cell.height) };
        content.side(side, corner, within, { scale: grid.scale, onItsHead: false });
      }
      content.end();
      pages++;
    }
  }
  return pages;
}
