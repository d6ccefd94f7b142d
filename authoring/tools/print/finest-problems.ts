import type { PaperSize } from '#authoring/project/paper/paper.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { Finest } from '../faces/found-on-face.ts';
import { type PrintTarget, printProblem } from './preflight.ts';
import { SAFE, shops } from './shops.ts';

/** Least sizes for print: points, and millimetres. */
const [LEAST_TYPE, LEAST_LINE] = [6, 0.2];
/** Rounding of browsers, in millimetres. */
const SLACK = 0.05;
/** Number of faces named in a problem. */
const NAMED = 5;

export interface LookedAtFace extends PaperSize {
  readonly path: string;
  readonly id: string;
  readonly finest: Finest;
}

/** `small`: type and lines, if printed at full size; `near`: distance to the cut, if someone else cuts. */
export function finestChecksFor({ as, shop }: Pick<PrintTarget, 'as' | 'shop'>): {
  readonly small: boolean;
  readonly near: boolean;
} {
  const small = as !== 'contact' && as !== 'tts';
  return { small, near: small && (as === 'deck' || shop !== null) };
}

/** PRT008 to PRT010. */
export function finestProblems(faces: readonly LookedAtFace[], target: PrintTarget): readonly Problem[] {
  const looks = finestChecksFor(target);
  if (!looks.small) return [];
  const shop = target.shop === null ? null : shops[target.shop];
  const safe = shop?.safe ?? SAFE;
  const inside = ({ finest, width, height }: LookedAtFace) =>
    finest.inside === null ? null : finest.inside + (shop === null ? 0 : roomAround(shop.trim, { width, height }));
  return [
    ...(looks.near ? told(faces, 'PRT008', inside, safe) : []),
    ...told(faces, 'PRT009', ({ finest }) => finest.type, LEAST_TYPE),
    ...told(faces, 'PRT010', ({ finest }) => finest.line, LEAST_LINE),
  ];
}

const roomAround = (trim: PaperSize, { width, height }: PaperSize): number =>
  Math.min(trim.width - width, trim.height - height) / 2;

function told(
  faces: readonly LookedAtFace[],
  code: 'PRT008' | 'PRT009' | 'PRT010',
  measured: (face: LookedAtFace) => number | null,
  least: number,
): readonly Problem[] {
  const found = faces.flatMap((face) => {
    const value = measured(face);
    return value !== null && value < least - SLACK ? [{ face, value }] : [];
  });
  found.sort((one, other) => one.value - other.value);
  const [worst] = found;
  if (worst === undefined) return [];
  const ids = [...new Set(found.map(({ face }) => face.id))];
  const said = Math.floor(worst.value * 100 + 0.5) / 100;
  return [
    printProblem(code, 'warning', worst.face.path, {
      ...{ ids: ids.slice(0, NAMED), count: String(ids.length), found: String(said), least: String(least) },
    }),
  ];
}
