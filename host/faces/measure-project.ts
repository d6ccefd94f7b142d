import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { pictureProblems } from '#authoring/project/diagnostics/picture-problems.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { faceLanguages, facesOf } from '#authoring/tools/faces/faces-of.ts';
import { onPrintPage, type Undrawn } from '../browser/on-print-page.ts';
import type { Checked } from '../reports/check-project.ts';
import { type LookedAt, lookAt, takeProject } from './measure-faces.ts';
import { listOwnParts } from './parts-of.ts';

/** The findings on everything that a project prints, and how much was drawn, once in each language. */
export type MeasuredProject = Omit<LookedAt, 'finest'>;

/**
 * Draws every face with texts of a project, and the other parts that its game prints, in all its languages in a headless
 * browser, and reports what is wrong.
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

/** Pictures that looked sound but turned out not to be when faces were drawn with them. */
function undrawable({ project, required, system }: Diagnosis, pictures: readonly ProjectPicture[]): readonly Problem[] {
  if (system === null) return [];
  const below = required.flatMap(({ readings }) => readings);
  return pictureProblems(project.readings, below, pictures, system).filter(({ data }) => data['how'] === 'undrawable');
}
