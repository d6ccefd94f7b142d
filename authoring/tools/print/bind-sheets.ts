import { type Paper, papers, points } from '#authoring/project/paper/paper.ts';
import { PageContent } from './page-content.ts';
import type { DrawnSide, PrintFile } from './print-file.ts';
import { eachCopy, type PrintedCard, type PrintedGroup } from './printed-cards.ts';
import {
  backOf,
  bleedOf,
  type Duplex,
  type Guides,
  gridFor,
  MARK,
  marksOf,
  type Place,
  placesOf,
  type SheetGrid,
} from './sheet-grid.ts';

/** How sheets are printed. */
export interface SheetPrint {
  readonly paper: Paper;
  readonly duplex: Duplex;
  /** How far second sides are moved, since the printer puts them off: to the right and up, in tenths of a millimetre. */
  readonly offset: readonly [x: number, y: number];
  readonly guides: Guides;
}

/** Cards on sheets, each sheet followed by its backs. Gives how many pages there are. */
export async function bindSheets(
  file: PrintFile,
  groups: readonly PrintedGroup[],
  { paper, duplex, offset, guides }: SheetPrint,
): Promise<number> {
  let pages = 0;
  for (const group of groups) {
    const grid = gridFor(group.size, papers[paper], guides);
    if (grid === null) continue;
    const sides = await file.take(group);
    const cards = eachCopy(group.cards);
    const most = grid.columns * grid.rows;
    for (let at = 0; at < cards.length; at += most) {
      const here = cards.slice(at, at + most);
      const places = placesOf(grid, here.length);
      const backs = places.map((place) => backOf(grid, place, duplex));
      addSheet(
        file,
        grid,
        placed(here, places, ({ face }) => sides[face]),
        [0, 0],
      );
      pages++;
      const behind = placed(here, backs, ({ back }) => (back === null ? undefined : sides[back]));
      if (behind.length === 0) continue;
      addSheet(file, grid, behind, offset);
      pages++;
    }
  }
  return pages;
}

interface PlacedSide {
  readonly side: DrawnSide;
  readonly place: Place & { readonly onItsHead?: boolean };
}

function placed(
  cards: readonly PrintedCard[],
  places: readonly PlacedSide['place'][],
  sideOf: (card: PrintedCard) => DrawnSide | undefined,
): readonly PlacedSide[] {
  return cards.flatMap((card, at) => {
    const [side, place] = [sideOf(card), places[at]];
    return side === undefined || place === undefined ? [] : [{ side, place }];
  });
}

function addSheet(
  file: PrintFile,
  grid: SheetGrid,
  sides: readonly PlacedSide[],
  [right, up]: readonly [number, number],
): void {
  const { paper, card } = grid;
  const content = new PageContent(file.addPage(points(paper.width), points(paper.height)));
  const [dx, dy] = [right / 10, up / 10];
  // Behind all that is printed: lines that go from edge to edge must not lie on a card
  drawMarks(content, grid, dx, dy);
  for (const { side, place } of sides) {
    const { left, right: atRight, top, bottom } = bleedOf(grid, place);
    const [x, y] = [place.x + dx, place.y + dy];
    const corner = place.onItsHead === true ? { x: x + card.width, y: y + card.height } : { x, y };
    content.side(
      side,
      { x: points(corner.x), y: points(corner.y) },
      {
        x: points(x - left),
        y: points(y - bottom),
        width: points(card.width + left + atRight),
        height: points(card.height + top + bottom),
      },
      { scale: 1, onItsHead: place.onItsHead === true },
    );
  }
  content.end();
}

function drawMarks(content: PageContent, grid: SheetGrid, dx: number, dy: number): void {
  for (const [[x, y], [toX, toY]] of marksOf(grid))
    content.line([points(x + dx), points(y + dy)], [points(toX + dx), points(toY + dy)], points(MARK.thickness));
}
