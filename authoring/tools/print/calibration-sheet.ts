import { type Paper, papers, points, type Size } from '#authoring/project/paper/paper.ts';
import { PageContent } from './page-content.ts';
import { PrintFile } from './print-file.ts';
import type { SheetPrint } from './printed-sheets.ts';
import { type Duplex, isTurnedSideways } from './sheet-grid.ts';
import { type Line, strokedNumber } from './stroked-number.ts';

// A sheet that tells how far a printer puts second sides off. In each direction the first side has a scale on which a line
// of the second stands, held against the light: its number moves second sides back, in tenths of a millimetre. For the last
// tenths there are combs: one line of the first side and one of the second are one, as on a caliper. A comb alone would show
// the same for what is two millimetres apart, so it goes less far.

/** How far scales and combs go to either side, in tenths of a millimetre. */
const MOST = { scale: 100, comb: 9 };
/** From line to line, in millimetres, and by how much the lines of the second side are nearer together or further apart. */
const [PITCH, STEP] = [2, 0.1];
/** How long lines are: of zero, with a number, and others; and the height of numbers, in millimetres. */
const LONG = { zero: 9, numbered: 6, other: 4, number: 2 };
const THICKNESS = 0.15;
/** Where they stand from the middle of the paper. */
const AT = { scale: 64, comb: 40, upright: { scale: -80, comb: -52 }, below: -16, number: 92 };
/** So long are the lines by which one sees whether the printer has changed the size, in millimetres. */
const RULE = 100;

/** The lines of both sides, in millimetres from the lower left corner; the second as it lies when nothing is put off. */
export interface CalibrationSides {
  readonly paper: Size;
  readonly front: readonly Line[];
  readonly back: readonly Line[];
}

/** Both sides for a paper, by the edge that it is turned over. */
export function calibrationSides(named: Paper, duplex: Duplex): CalibrationSides {
  const paper = asSheetsLie(named);
  const isSideways = isTurnedSideways({ paper }, duplex);
  const [x, y] = [paper.width / 2, paper.height / 2];
  // What a printer moves to the right on a second side is seen further left, where the sheet was turned like a page
  const [level, upright] = isSideways ? ([1, -1] as const) : ([-1, 1] as const);
  const parts = [
    scale([x, y + AT.scale], 'x', level),
    comb([x, y + AT.comb], 'x', level),
    scale([x + AT.upright.scale, y + AT.below], 'y', upright),
    comb([x + AT.upright.comb, y + AT.below], 'y', upright),
  ];
  const turned = parts
    .flatMap(({ behind }) => behind)
    .map(
      ([fromX, fromY, toX, toY]): Line =>
        isSideways
          ? [paper.width - fromX, fromY, paper.width - toX, toY]
          : [fromX, paper.height - fromY, toX, paper.height - toY],
    );
  return {
    paper,
    front: [...parts.flatMap(({ before }) => before), ...rules(paper), ...strokedNumber(1, x, y + AT.number, 8)],
    back: [...turned, ...strokedNumber(2, x, y + AT.number, 8)],
  };
}

/** A3 is used in landscape, as it is for cards. */
function asSheetsLie(named: Paper): Size {
  const { width, height } = papers[named];
  return named === 'a3' ? { width: height, height: width } : { width, height };
}

/** `offset` moves the second side, in tenths of a millimetre. */
type CalibratedPrint = Pick<SheetPrint, 'paper' | 'duplex'> & { readonly offset: readonly [right: number, up: number] };

/** A PDF of both sides, the second moved as the backs of cards are. */
export async function calibrationSheet({ paper, duplex, offset }: CalibratedPrint): Promise<Uint8Array> {
  const file = await PrintFile.begin('Calibration');
  const { paper: size, front, back } = calibrationSides(paper, duplex);
  const [right, up] = [offset[0] / 10, offset[1] / 10];
  const moved = back.map(([x, y, toX, toY]): Line => [x + right, y + up, toX + right, toY + up]);
  for (const lines of [front, moved]) {
    const content = new PageContent(file.addPage(points(size.width), points(size.height)));
    for (const [x, y, toX, toY] of lines)
      content.line([points(x), points(y)], [points(toX), points(toY)], points(THICKNESS));
    content.end();
  }
  return file.bytes();
}

/** What stands on the first side, and what lies behind it on the second as it is seen through the paper. */
interface Part {
  readonly before: readonly Line[];
  readonly behind: readonly Line[];
}
type Middle = readonly [x: number, y: number];

/** A scale in millimetres, numbered in tenths that rise along one of the directions or against it, and a line behind it. */
function scale(middle: Middle, along: 'x' | 'y', rises: 1 | -1): Part {
  const all = Array.from({ length: MOST.scale / 5 + 1 }, (_, at) => at - MOST.scale / 10);
  const before = all.flatMap((one) => tick(middle, along, one, one % 10 === 0 ? one * 10 * rises : null));
  return { before, behind: [lineAt(middle, along, 0, -LONG.zero)] };
}

/** Numbered lines, and those behind them that each lie a bit further off than the last. */
function comb(middle: Middle, along: 'x' | 'y', rises: 1 | -1): Part {
  const all = Array.from({ length: 2 * MOST.comb + 1 }, (_, at) => at - MOST.comb);
  const before = all.flatMap((one) => tick(middle, along, one * PITCH, one % 3 === 0 ? one : null));
  const behind = all.map((one) =>
    lineAt(middle, along, one * (PITCH - rises * STEP), -longOf(one % 3 === 0 ? one : null)),
  );
  return { before, behind };
}

/** A line with its number beyond it, if it has one. */
function tick([x, y]: Middle, along: 'x' | 'y', at: number, number: number | null): readonly Line[] {
  const line = lineAt([x, y], along, at, longOf(number));
  if (number === null) return [line];
  const far = longOf(number) + 1;
  return along === 'x'
    ? [line, ...strokedNumber(number, x + at, y + far + LONG.number / 2, LONG.number)]
    : [line, ...strokedNumber(number, x + far + 1.5 * LONG.number, y + at, LONG.number)];
}

const lineAt = ([x, y]: Middle, along: 'x' | 'y', at: number, long: number): Line =>
  along === 'x' ? [x + at, y, x + at, y + long] : [x, y + at, x + long, y + at];

const longOf = (number: number | null): number =>
  number === null ? LONG.other : number === 0 ? LONG.zero : LONG.numbered;

/** A hundred millimetres both ways, to be held against a rule: what is not as long was made smaller by the printer. */
function rules({ width, height }: Size): readonly Line[] {
  const [x, y] = [(width - RULE) / 2, height / 2 - 88];
  const level = ruleOf((at, to) => [x + at, y, x + at, y + to]);
  const upright = ruleOf((at, to) => [width / 2 + 62, y + 8 + at, width / 2 + 62 + to, y + 8 + at]);
  return [
    ...level,
    [x, y, x + RULE, y],
    ...strokedNumber(RULE, x + RULE, y + 8, 3),
    ...upright,
    [width / 2 + 62, y + 8, width / 2 + 62, y + 8 + RULE],
    ...strokedNumber(RULE, width / 2 + 73, y + 8 + RULE, 3),
  ];
}

const ruleOf = (line: (at: number, to: number) => Line): readonly Line[] =>
  Array.from({ length: RULE + 1 }, (_, at) => line(at, at % 10 === 0 ? 5 : at % 5 === 0 ? 3.5 : 2));
