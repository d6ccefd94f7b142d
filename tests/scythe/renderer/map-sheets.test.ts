import { expect, it } from 'vitest';
import { overlap, sheetSize, sheetsOf } from '#renderer/tables/scythe/map-sheets/sheet-places.ts';

const sheetsFor = (width: number, height: number) => sheetsOf({ box: { from: [0, 0], size: [width, height] } });

it.each([
  [5, 6, ['A1'], 32],
  [10, 11, ['A1', 'B1'], 277 / 11],
  [16, 22, ['A1', 'B1', 'A2', 'B2'], 372 / 16],
])('a map of %i × %i radii takes these sheets, and fills them', (width, height, names, radius) => {
  const sheets = sheetsFor(width, height);
  expect(sheets.map(({ name }) => name)).toEqual(names);
  expect(new Set(sheets.map((sheet) => sheet.radius))).toEqual(new Set([radius]));
});

it('neighbouring sheets show the same strip, and the last ones end with the map', () => {
  const [a1, b1, a2, b2] = sheetsFor(16, 22);
  expect([(a1?.left ?? 0) - (b1?.left ?? 0), (a1?.top ?? 0) - (a2?.top ?? 0)]).toEqual([
    sheetSize.width - overlap,
    sheetSize.height - overlap,
  ]);
  expect(a1?.left).toBe(0);
  expect((b2?.left ?? 0) + 16 * (b2?.radius ?? 0)).toBe(sheetSize.width);
  expect([a1, b1, a2, b2].map((one) => [one?.isLastColumn, one?.isLastRow])).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ]);
});
