import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { pictureProblems } from '#authoring/project/diagnostics/picture-problems.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { faceLanguages, facesOf } from '#authoring/tools/faces/faces-of.ts';
import { type DrawFailure, withPrintPage } from '../browser/with-print-page.ts';
import type { ProjectCheck } from '../reports/check-project.ts';
import { type FaceMeasurement, loadProject, measureFaces } from './measure-faces.ts';
import { listOwnParts } from './parts-of.ts';

export type MeasuredProject = Omit<FaceMeasurement, 'finest'>;

/** Draws every face and printed part in all languages of the project in a headless browser, and reports problems. */
export function measureProject(
  { diagnosis, pictures }: Pick<ProjectCheck, 'diagnosis' | 'pictures'>,
  progress: (done: number, of: number) => void,
  stop: AbortSignal,
): Promise<MeasuredProject | DrawFailure> {
  return withPrintPage(stop, pictures, async (page) => {
    const { documents, project } = diagnosis;
    const ids = await loadProject(page, diagnosis);
    const languages = faceLanguages(documents);
    const asked = {
      faces: facesOf(project.documents, ids, languages),
      parts: await listOwnParts(page, diagnosis, languages.all),
    };
    const { faces, parts, problems } = await measureFaces(page, diagnosis, asked, progress);
    const ofPictures = undrawable(diagnosis, (await page.ask('studioPrint.pictures')) as readonly ProjectPicture[]);
    return { kind: 'measured', faces, parts, problems: [...problems, ...ofPictures] };
  });
}

function undrawable({ project, required, system }: Diagnosis, pictures: readonly ProjectPicture[]): readonly Problem[] {
  if (system === null) return [];
  const below = required.flatMap(({ readings }) => readings);
  return pictureProblems(project.readings, below, pictures, system).filter(({ data }) => data['how'] === 'undrawable');
}
