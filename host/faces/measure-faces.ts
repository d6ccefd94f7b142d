import { frontOf, type PrintedFront } from '#api/studio/printed-faces.ts';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { CARDS } from '#authoring/project/paper/print-kinds.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { faceProblems } from '#authoring/tools/faces/face-problems.ts';
import { faceLanguages, ownFaces } from '#authoring/tools/faces/faces-of.ts';
import { type FaceOf, type Finest, foundOn, type MeasuredFace } from '#authoring/tools/faces/found-on-face.ts';
import { partProblems } from '#authoring/tools/print/part-problems.ts';
import type { ShellPage } from '../browser/shell-page.ts';
import { picturesAddress } from '../pictures/picture-store.ts';
import type { PrintedPartEntry } from './parts-of.ts';

export interface FaceMeasurement {
  readonly kind: 'measured';
  readonly faces: number;
  readonly parts: number;
  readonly problems: readonly Problem[];
  /** Empty unless asked for. */
  readonly finest: readonly { readonly front: PrintedFront; readonly finest: Finest }[];
}

export type FacePage = Pick<ShellPage, 'ask'>;

const AT_A_TIME = 40;

/** Returns the ids of everything with a face, by document. */
export async function loadProject(
  page: FacePage,
  { documents, pictures }: Diagnosis,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found = { at: picturesAddress, pictures: pictures ?? [] };
  return (await page.ask('studioPrint.take', documents, found)) as Readonly<Record<string, readonly string[]>>;
}

/** Draws and measures parts and faces with texts of the project. Call `loadProject` first. */
export async function measureFaces(
  page: FacePage,
  diagnosis: Diagnosis,
  asked: { readonly faces: readonly FaceOf[]; readonly parts: readonly PrintedPartEntry[] },
  progress: (done: number, of: number) => void,
  withFinest = false,
): Promise<FaceMeasurement> {
  const { project, documents } = diagnosis;
  const { source } = faceLanguages(documents);
  const faces = asked.faces.filter(ownFaces(project.documents, source));
  const fronts = [
    ...faces.map((face) => frontOf({ ...face, part: CARDS }, face.locale)),
    ...asked.parts.map(({ entry, locale }) => frontOf(entry, locale)),
  ];
  const measured: (MeasuredFace | null)[] = [];
  for (let at = 0; at < fronts.length; at += AT_A_TIME) {
    const drawn = fronts.slice(at, at + AT_A_TIME);
    measured.push(...((await page.ask('studioPrint.measure', drawn, withFinest)) as readonly (MeasuredFace | null)[]));
    progress(measured.length, fronts.length);
  }
  const parts = asked.parts.flatMap(({ entry: { id, path }, locale, file }, at) => {
    const one = measured[faces.length + at] ?? null;
    return one === null ? [] : [{ id, locale, file: file ?? path, measured: one }];
  });
  const found = faces.flatMap((face, at) => foundOn(face, measured[at] ?? null));
  return {
    kind: 'measured',
    faces: measured.slice(0, faces.length).filter((one) => one !== null).length,
    parts: parts.length,
    problems: [...faceProblems(diagnosis, source, found), ...partProblems(parts)],
    finest: fronts.flatMap((front, at) => {
      const finest = measured[at]?.finest;
      return finest === undefined ? [] : [{ front, finest }];
    }),
  };
}
