import type { PrintedFront } from '#api/studio/printed-faces.ts';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { faceProblems } from '#authoring/tools/faces/face-problems.ts';
import { faceLanguages, ownFaces } from '#authoring/tools/faces/faces-of.ts';
import { type FaceOf, type Finest, foundOn, type MeasuredFace } from '#authoring/tools/faces/found-on-face.ts';
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
const AT_A_TIME = 40;

/** Has the page take a project; gives the ids of what has a face, by document. */
export async function takeProject(
  page: Asked,
  { documents, pictures }: Diagnosis,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found = { at: picturesAddress, pictures: pictures ?? [] };
  return (await page.ask('studioPrint.take', documents, found)) as Readonly<Record<string, readonly string[]>>;
}

/** Draws these on a page that has taken their project, and measures them; null: an entry has no face. */
export async function measureOn(
  page: Asked,
  all: readonly (FaceOf | PrintedFront)[],
  progress: (done: number, of: number) => void,
  withFinest: boolean,
): Promise<readonly (MeasuredFace | null)[]> {
  const found: (MeasuredFace | null)[] = [];
  for (let at = 0; at < all.length; at += AT_A_TIME) {
    const drawn = all.slice(at, at + AT_A_TIME);
    found.push(...((await page.ask('studioPrint.measure', drawn, withFinest)) as readonly (MeasuredFace | null)[]));
    progress(found.length, all.length);
  }
  return found;
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
  const measured = await measureOn(page, all, progress, withFinest);
  return {
    kind: 'measured',
    faces: measured.filter((one) => one !== null).length,
    problems: faceProblems(
      project,
      source,
      all.flatMap((face, at) => foundOn(face, measured[at] ?? null)),
    ),
    finest: all.flatMap((face, at) => {
      const finest = measured[at]?.finest;
      return finest === undefined ? [] : [{ face, finest }];
    }),
  };
}
