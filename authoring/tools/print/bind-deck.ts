import { points, type Size } from '#authoring/project/paper/paper.ts';
import type { Cut } from './deck-cut.ts';
import { PageContent } from './page-content.ts';
import type { DrawnSide, PrintFile } from './print-file.ts';
import { eachCopy, type PrintedGroup } from './printed-cards.ts';

/** One side a page, the two of each card after each other. Gives how many pages there are. */
export async function bindDeck(file: PrintFile, groups: readonly PrintedGroup[], cut: Cut): Promise<number> {
  let pages = 0;
  for (const group of groups) {
    const sides = await file.take(group);
    for (const { face, back } of eachCopy(group.cards)) {
      const both = cut.first === 'face' ? [face, back] : [back, face];
      for (const at of both) {
        const side = at === null ? undefined : sides[at];
        if (side === undefined) continue;
        addSide(file, side, group.size, cut);
        pages++;
      }
    }
  }
  return pages;
}

/** A side in the middle of what is cut. */
function addSide(file: PrintFile, side: DrawnSide, size: Size, { trim, bleed }: Cut): void {
  const { width, height } = trim ?? size;
  const [wide, high] = [points(width + 2 * bleed), points(height + 2 * bleed)];
  const page = file.addPage(wide, high);
  const whole = { x: 0, y: 0, width: wide, height: high };
  page.box('Bleed', whole);
  page.box('Trim', { x: points(bleed), y: points(bleed), width: points(width), height: points(height) });
  const content = new PageContent(page);
  content.side(side, { x: (wide - points(size.width)) / 2, y: (high - points(size.height)) / 2 }, whole);
  content.end();
}
