import type { DrawnMap } from '../map-document.ts';

/** In millimetres. */
export const sheetSize = { width: 190, height: 277 };
/** Of a hex: with room for a seat's units and some resources. It grows until the sheets are full. */
const [leastRadius, mostRadius] = [22, 32];
/** Neighbouring sheets show the same strip, which is glued under the next sheet. */
export const overlap = 8;
const step = { width: sheetSize.width - overlap, height: sheetSize.height - overlap };

export interface SheetPlace {
  /** `B2`: second column, second row. */
  readonly name: string;
  /** Of a hex, in millimetres. */
  readonly radius: number;
  /** Where the map begins on it, in millimetres. */
  readonly left: number;
  readonly top: number;
  readonly isLastColumn: boolean;
  readonly isLastRow: boolean;
}

const needed = (length: number, of: number): number => Math.max(1, Math.ceil((length * leastRadius - overlap) / of));

/** The sheets that a map takes, row by row; the map is in their middle. */
export function sheetsOf({ box: { size } }: Pick<DrawnMap, 'box'>): readonly SheetPlace[] {
  const [columns, rows] = [needed(size[0], step.width), needed(size[1], step.height)];
  const [wide, high] = [columns * step.width + overlap, rows * step.height + overlap];
  const radius = Math.min(wide / size[0], high / size[1], mostRadius);
  const [left, top] = [(wide - size[0] * radius) / 2, (high - size[1] * radius) / 2];
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return {
      ...{ name: `${String.fromCharCode(65 + column)}${row + 1}`, radius },
      ...{ left: left - column * step.width, top: top - row * step.height },
      ...{ isLastColumn: column === columns - 1, isLastRow: row === rows - 1 },
    };
  });
}
