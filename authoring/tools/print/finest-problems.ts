import type { Size } from '#authoring/project/paper/paper.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { Finest } from '../faces/found-on-face.ts';
import { type PrintTarget, printProblem } from './preflight.ts';
import { SAFE, shops } from './shops.ts';

/** Below that, letters and lines may fail in print: points, and millimetres. */
const [LEAST_TYPE, LEAST_LINE] = [6, 0.2];
/** What a browser rounds away. */
const SLACK = 0.05;
/** So many faces are named. */
const NAMED = 5;

/** A face that was looked at, and what was found to be small on it. */
export interface LookedAtFace extends Size {
  readonly path: string;
  readonly id: string;
  readonly finest: Finest;
}

/** What is looked for: what is small where a face is printed as large as it is, and what is near to a cut where others cut. */
export function finestLookedFor({ as, shop }: Pick<PrintTarget, 'as' | 'shop'>): {
  readonly small: boolean;
  readonly near: boolean;
} {
  const small = as !== 'contact' && as !== 'tts';
  return { small, near: small && (as === 'deck' || shop !== null) };
}

/** What is too small, too thin or too near to the cut, each told once. */
export function finestProblems(faces: readonly LookedAtFace[], target: PrintTarget): readonly Problem[] {
  const looks = finestLookedFor(target);
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

/** A face that is smaller than what is cut lies in its middle. */
const roomAround = (trim: Size, { width, height }: Size): number =>
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
