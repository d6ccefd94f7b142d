import type { Diagnosis } from '#authoring/diagnostics/diagnose.ts';
import { faceProblems } from '#authoring/faces/face-problems.ts';
import { faceLanguages, ownFaces } from '#authoring/faces/faces-of.ts';
import {
  type FaceFound,
  type FaceOf,
  type Finest,
  foundOn,
  type MeasuredFace,
} from '#authoring/faces/found-on-face.ts';
import type { Problem } from '#authoring/problem.ts';
import type { ShellPage } from '../browser/shell-page.ts';
import { picturesAddress } from '../pictures/picture-shelf.ts';

/** What was found on faces. */
export interface LookedAtFaces {
  readonly kind: 'measured';
  readonly faces: number;
  readonly problems: readonly Problem[];
  /** Only where it was asked for. */
  readonly finest: readonly { readonly face: FaceOf; readonly finest: Finest }[];
}

/** A page that draws faces. */
export type Asked = Pick<ShellPage, 'ask'>;

/** So many faces are drawn together. */
export const AT_A_TIME = 40;

/** Has the page take a project; gives the ids of what has a face, by document. */
export async function takeProject(
  page: Asked,
  { documents, pictures }: Diagnosis,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found = { at: picturesAddress, pictures: pictures ?? [] };
  return (await page.ask('studioPrint.take', documents, found)) as Readonly<Record<string, readonly string[]>>;
}

/** Looks at those of these faces that a text of the project stands on, on a page that has taken the project. */
export async function lookAtFaces(
  page: Asked,
  { project, documents }: Diagnosis,
  asked: readonly FaceOf[],
  progress: (done: number, of: number) => void,
  withFinest = false,
): Promise<LookedAtFaces> {
  const { source } = faceLanguages(documents);
  const all = asked.filter(ownFaces(project.documents, source));
  const found: FaceFound[] = [];
  const fine: { face: FaceOf; finest: Finest }[] = [];
  let faces = 0;
  for (let at = 0; at < all.length; at += AT_A_TIME) {
    const drawn = all.slice(at, at + AT_A_TIME);
    const measured = (await page.ask('studioPrint.measure', drawn, withFinest)) as readonly (MeasuredFace | null)[];
    faces += measured.filter((one) => one !== null).length;
    found.push(...drawn.flatMap((face, i) => foundOn(face, measured[i] ?? null)));
    for (const [i, face] of drawn.entries()) {
      const finest = measured[i]?.finest;
      if (finest !== undefined) fine.push({ face, finest });
    }
    progress(Math.min(all.length, at + AT_A_TIME), all.length);
  }
  return { kind: 'measured', faces, problems: faceProblems(project, source, found), finest: fine };
}
