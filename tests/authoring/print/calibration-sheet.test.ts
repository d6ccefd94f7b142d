import { expect, it } from 'vitest';
import type { Paper } from '#authoring/project/paper/paper.ts';
import { calibrationSides } from '#authoring/tools/print/calibration-sheet.ts';
import type { Duplex } from '#authoring/tools/print/sheet-grid.ts';
import type { StrokedLine } from '#authoring/tools/print/stroked-number.ts';

const across = (lines: readonly StrokedLine[], along: 'x' | 'y', on: number) =>
  lines.flatMap(([x, y, toX, toY]) => {
    const [at, from, end] = along === 'x' ? [x, y, toX] : [y, x, toY];
    return at === end && Math.abs(from - on) < 1e-6 ? [at] : [];
  });

/** The position of the second side's line on the scale, and the lines of the combs that coincide, in tenths. */
function read(paper: Paper, duplex: Duplex, right: number, up: number) {
  const sides = calibrationSides(paper, duplex);
  const { width, height } = sides.paper;
  const isSideways = height >= width === (duplex === 'long');
  const level = isSideways ? 1 : -1;
  /** As seen from the first side, against the light. */
  const seen = sides.back.map(
    ([x, y, toX, toY]): StrokedLine =>
      isSideways
        ? [width - x - right, y + up, width - toX - right, toY + up]
        : [x + right, height - y - up, toX + right, height - toY - up],
  );
  const [movedX, movedY] = isSideways ? [-right, up] : [right, -up];
  const numbers = (along: 'x' | 'y', on: number, moved: number, middle: number, rises: number) => {
    const [scale, comb] = along === 'x' ? [on + 64, on + 40] : [on - 80, on - 52];
    const [line = Number.NaN] = across(seen, along, scale + moved);
    const front = across(sides.front, along, comb);
    const back = across(seen, along, comb + moved);
    expect([front.length, back.length]).toEqual([19, 19]);
    const meet = front.filter((one) => back.some((other) => Math.abs(one - other) < 1e-6));
    return [Math.round((line - middle) * 10 * rises) + 0, meet.map((one) => Math.round((one - middle) / 2) + 0)];
  };
  return [
    ...numbers('x', height / 2, movedY, width / 2, level),
    ...numbers('y', width / 2, movedX, height / 2 - 16, -level),
  ];
}

it.each([
  ['a4', 'long'],
  ['a4', 'short'],
  ['a3', 'long'],
  ['a3', 'short'],
  ['letter', 'long'],
] as const)('on %s turned over its %s edge the correction is the opposite of the offset', (paper, duplex) => {
  expect(read(paper, duplex, 0, 0)).toEqual([0, [0], 0, [0]]);
  expect(read(paper, duplex, 0.7, -0.9)).toEqual([-7, [-7], 9, [9]]);
  expect(read(paper, duplex, -3, 2.5).filter((one) => !Array.isArray(one))).toEqual([30, -25]);
});

it('nothing runs off the paper, and no scales overlap', () => {
  for (const paper of ['a4', 'a3', 'letter'] as const)
    for (const duplex of ['long', 'short'] as const) {
      const { paper: size, front, back } = calibrationSides(paper, duplex);
      const all = [...front, ...back];
      const xs = all.flatMap(([x, , toX]) => [x, toX]);
      const ys = all.flatMap(([, y, , toY]) => [y, toY]);
      expect([Math.min(...xs) > 10, Math.max(...xs) < size.width - 10]).toEqual([true, true]);
      expect([Math.min(...ys) > 10, Math.max(...ys) < size.height - 10]).toEqual([true, true]);
    }
});
