import { type Paper, type PaperSize, papers, points } from '#authoring/project/paper/paper.ts';
import { PageContent } from './page-content.ts';
import { PrintFile } from './print-file.ts';
import type { SheetPrint } from './printed-sheets.ts';
import { type Duplex, isTurnedSideways } from './sheet-grid.ts';
import { type StrokedLine, strokedNumber } from './stroked-number.ts';

// A sheet to measure the offset of the second side: on a scale, a line of the second side is read against the light; a
// vernier comb gives the last tenths of a millimetre.

/** Range of scales and combs, in tenths of a millimetre. */
const MOST = { scale: 100, comb: 9 };
/** Distance of lines, and its difference on the second side, in millimetres. */
const [PITCH, STEP] = [2, 0.1];
/** Lengths of lines and height of numbers, in millimetres. */
const LONG = { zero: 9, numbered: 6, other: 4, number: 2 };
const THICKNESS = 0.15;
/** Offset from the centre, in millimetres. */
const AT = { scale: 64, comb: 40, upright: { scale: -80, comb: -52 }, below: -16, number: 92 };
/** Length of the rulers that reveal scaling, in millimetres. */
const RULE = 100;

/** In millimetres from the lower left corner; the second side without offset. */
export interface CalibrationSides {
  readonly paper: PaperSize;
  readonly front: readonly StrokedLine[];
  readonly back: readonly StrokedLine[];
}

export function calibrationSides(named: Paper, duplex: Duplex): CalibrationSides {
  const paper = asSheetsLie(named);
  const isSideways = isTurnedSideways({ paper }, duplex);
  const [x, y] = [paper.width / 2, paper.height / 2];
  // An offset to the right appears on the left when the sheet is turned like a page
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
      ([fromX, fromY, toX, toY]): StrokedLine =>
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

/** A3 lies in landscape, as for cards. */
function asSheetsLie(named: Paper): PaperSize {
  const { width, height } = papers[named];
  return named === 'a3' ? { width: height, height: width } : { width, height };
}

/** `offset`: of the second side, in tenths of a millimetre. */
type CalibratedPrint = Pick<SheetPrint, 'paper' | 'duplex'> & { readonly offset: readonly [right: number, up: number] };

export async function calibrationSheet({ paper, duplex, offset }: CalibratedPrint): Promise<Uint8Array> {
  const file = await PrintFile.begin('Calibration');
  const { paper: size, front, back } = calibrationSides(paper, duplex);
  const [right, up] = [offset[0] / 10, offset[1] / 10];
  const moved = back.map(([x, y, toX, toY]): StrokedLine => [x + right, y + up, toX + right, toY + up]);
  for (const lines of [front, moved]) {
    const content = new PageContent(file.addPage(points(size.width), points(size.height)));
    for (const [x, y, toX, toY] of lines)
      content.line([points(x), points(y)], [points(toX), points(toY)], points(THICKNESS));
    content.end();
  }
  return file.bytes();
}

/** `behind`: on the second side, as seen through the paper. */
interface Part {
  readonly before: readonly StrokedLine[];
  readonly behind: readonly StrokedLine[];
}
type Middle = readonly [x: number, y: number];

/** Numbered in tenths of a millimetre, with a line behind. */
function scale(middle: Middle, along: 'x' | 'y', rises: 1 | -1): Part {
  const all = Array.from({ length: MOST.scale / 5 + 1 }, (_, at) => at - MOST.scale / 10);
  const before = all.flatMap((one) => tick(middle, along, one, one % 10 === 0 ? one * 10 * rises : null));
  return { before, behind: [lineAt(middle, along, 0, -LONG.zero)] };
}

function comb(middle: Middle, along: 'x' | 'y', rises: 1 | -1): Part {
  const all = Array.from({ length: 2 * MOST.comb + 1 }, (_, at) => at - MOST.comb);
  const before = all.flatMap((one) => tick(middle, along, one * PITCH, one % 3 === 0 ? one : null));
  const behind = all.map((one) =>
    lineAt(middle, along, one * (PITCH - rises * STEP), -longOf(one % 3 === 0 ? one : null)),
  );
  return { before, behind };
}

function tick([x, y]: Middle, along: 'x' | 'y', at: number, number: number | null): readonly StrokedLine[] {
  const line = lineAt([x, y], along, at, longOf(number));
  if (number === null) return [line];
  const far = longOf(number) + 1;
  return along === 'x'
    ? [line, ...strokedNumber(number, x + at, y + far + LONG.number / 2, LONG.number)]
    : [line, ...strokedNumber(number, x + far + 1.5 * LONG.number, y + at, LONG.number)];
}

const lineAt = ([x, y]: Middle, along: 'x' | 'y', at: number, long: number): StrokedLine =>
  along === 'x' ? [x + at, y, x + at, y + long] : [x, y + at, x + long, y + at];

const longOf = (number: number | null): number =>
  number === null ? LONG.other : number === 0 ? LONG.zero : LONG.numbered;

function rules({ width, height }: PaperSize): readonly StrokedLine[] {
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

const ruleOf = (line: (at: number, to: number) => StrokedLine): readonly StrokedLine[] =>
  Array.from({ length: RULE + 1 }, (_, at) => line(at, at % 10 === 0 ? 5 : at % 5 === 0 ? 3.5 : 2));
