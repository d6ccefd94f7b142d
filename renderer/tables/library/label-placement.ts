import type { Point } from './polyline.ts';

export const sides = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type LabelSide = (typeof sides)[number];

/** The label of a mark: on its preferred side, or another if it would overlap. */
export interface LabelToPlace {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly wished: LabelSide;
  /** Distance from the middle of the mark to the label, in pixels. */
  readonly near: number;
  readonly radius: number;
  /** At the end of a line labels stand close to the mark, at its height. */
  readonly isEnd: boolean;
}
export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Width of a letter relative to its height: full width, and others. */
const [wide, narrow] = [1, 0.58];
const cell = 80;

/** Spatial hash of boxes. */
class Sheet {
  readonly #cells = new Map<string, Box[]>();
  add(box: Box): void {
    for (const at of cellsOf(box)) {
      const there = this.#cells.get(at);
      if (there === undefined) this.#cells.set(at, [box]);
      else there.push(box);
    }
  }
  isFree(box: Box): boolean {
    return cellsOf(box).every((at) => (this.#cells.get(at) ?? []).every((other) => !touch(box, other)));
  }
}

/**
 * Places labels so that none overlaps another or leaves the sheet, and if possible none covers a mark; greedy in list
 * order. Labels without a place are left out.
 */
export function placeLabels(
  names: readonly LabelToPlace[],
  fontSize: number,
  [width, height]: Point,
): ReadonlyMap<string, PlacedLabel> {
  const [taken, marks] = [new Sheet(), new Sheet()];
  for (const { at, radius, isEnd } of names) {
    const [x, y] = at;
    (isEnd ? taken : marks).add({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });
  }
  const isInside = ({ left, right, top, bottom }: Box) => left >= 0 && top >= 0 && right <= width && bottom <= height;
  return new Map(
    names.flatMap((one) => {
      const tried = [one.wished, ...sides.filter((side) => side !== one.wished)]
        .map((side) => labelAnchor(one, side, fontSize))
        .map((placed) => ({ placed, box: boxOf(one.name, placed, fontSize) }))
        .filter(({ box }) => isInside(box) && taken.isFree(box));
      const found = tried.find(({ box }) => marks.isFree(box)) ?? tried[0];
      if (found === undefined) return [];
      taken.add(found.box);
      return [[one.id, found.placed] as const];
    }),
  );
}

function cellsOf({ left, right, top, bottom }: Box): readonly string[] {
  const found: string[] = [];
  for (let x = Math.floor(left / cell); x <= Math.floor(right / cell); x++)
    for (let y = Math.floor(top / cell); y <= Math.floor(bottom / cell); y++) found.push(`${x} ${y}`);
  return found;
}

function widthOf(name: string, fontSize: number): number {
  const letters = [...name].reduce((sum, letter) => sum + (letter > '\u2e7f' ? wide : narrow), 0);
  return letters * fontSize;
}

function boxOf(name: string, { x, y, anchor }: PlacedLabel, fontSize: number): Box {
  const width = widthOf(name, fontSize);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - fontSize * 0.82, bottom: y + fontSize * 0.16 };
}

function touch(one: Box, other: Box): boolean {
  const apart = 2;
  return (
    one.left < other.right + apart && other.left < one.right + apart && one.top < other.bottom && other.top < one.bottom
  );
}

export function labelAnchor({ at: [x, y], near, isEnd }: LabelToPlace, side: LabelSide, fontSize: number): PlacedLabel {
  const [above, below] = [-fontSize * 0.875, fontSize * 1.55];
  const aside = isEnd ? near : near + fontSize * 0.66;
  const level = fontSize * (isEnd ? 0.36 : 0.61);
  const [dx, dy, anchor] = (
    {
      ne: [near, above, 'start'],
      nw: [-near, above, 'end'],
      se: [near, below, 'start'],
      sw: [-near, below, 'end'],
      e: [aside, level, 'start'],
      w: [-aside, level - (isEnd ? 0 : fontSize * 0.5), 'end'],
      n: [0, -near, 'middle'],
      s: [0, near + fontSize * 0.92, 'middle'],
    } as const
  )[side];
  return { x: x + dx, y: y + dy, anchor };
}
