import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { pictureProblems } from '#authoring/project/diagnostics/picture-problems.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { faceLanguages, facesOf } from '#authoring/tools/faces/faces-of.ts';
import { onPrintPage, type Undrawn } from '../browser/on-print-page.ts';
import type { Checked } from '../reports/check-project.ts';
import { type LookedAt, lookAt, takeProject } from './measure-faces.ts';
import { listOwnParts } from './parts-of.ts';

/** What was found on all that a project has printed, and how much was drawn, in each language once. */
export type MeasuredProject = Omit<LookedAt, 'finest'>;

/**
 * Draws every face that a text of a project stands on, and all that its game prints besides, in every one of its languages,
 * in a browser without a window, and tells what is wrong.
 */
export function measureProject(
  { diagnosis, pictures }: Pick<Checked, 'diagnosis' | 'pictures'>,
  progress: (done: number, of: number) => void,
  stop: AbortSignal,
): Promise<MeasuredProject | Undrawn> {
  return onPrintPage(stop, pictures, async (page) => {
    const { documents, project } = diagnosis;
    const ids = await takeProject(page, diagnosis);
    const languages = faceLanguages(documents);
    const asked = {
      faces: facesOf(project.documents, ids, languages),
      parts: await listOwnParts(page, diagnosis, languages.all),
    };
    const { faces, parts, problems } = await lookAt(page, diagnosis, asked, progress);
    const ofPictures = undrawable(diagnosis, (await page.ask('studioPrint.pictures')) as readonly ProjectPicture[]);
    return { kind: 'measured', faces, parts, problems: [...problems, ...ofPictures] };
  });
}

/** Of pictures that look sound, those that were found not to be when faces were drawn with them. */
function undrawable({ project, required, system }: Diagnosis, pictures: readonly ProjectPicture[]): readonly Problem[] {
  if (system === null) return [];
  const below = required.flatMap(({ readings }) => readings);
  return pictureProblems(project.readings, below, pictures, system).filter(({ data }) => data['how'] === 'undrawable');
}
