import type { MeasuredFace } from '#api/measured-faces.ts';
import type { Diagnosis } from '#authoring/diagnostics/diagnose.ts';
import { type FaceOf, type FoundOnFace, faceProblem, isOfProject } from '#authoring/faces/face-problems.ts';
import type { Problem } from '#authoring/problem.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { onPrintPage, type Undrawn } from '../browser/on-print-page.ts';
import type { ShellPage } from '../browser/shell-page.ts';
import { MissingLetters } from './missing-letters.ts';

/** What was found on faces. */
export interface LookedAtFaces {
  readonly kind: 'measured';
  readonly faces: number;
  readonly problems: readonly Problem[];
}
/** What came of drawing the faces of a project. */
export type FacesLookedAt = LookedAtFaces | Undrawn;

/** So many faces are drawn together. */
const AT_A_TIME = 40;

/** Draws every face that a text of a project stands on, in every one of its languages, in a browser without a window, and tells what is wrong. */
export function measureFaces(
  diagnosis: Diagnosis,
  progress: (done: number, of: number) => void,
  stop: AbortSignal,
): Promise<FacesLookedAt> {
  return onPrintPage(stop, async (page) => {
    const ids = (await page.ask('studioPrint.take', diagnosis.documents)) as Readonly<
      Record<string, readonly string[]>
    >;
    const { locales } = languagesOf(diagnosis.documents['studio.json']);
    const all = [...locales].flatMap((locale) =>
      Object.entries(ids).flatMap(([path, its]) => its.map((id): FaceOf => ({ path, id, locale }))),
    );
    return await lookAtFaces(page, diagnosis, all, progress);
  });
}

/** Looks at those of these faces that a text of the project stands on, on a page that has taken the project. */
export async function lookAtFaces(
  page: ShellPage,
  { project, documents }: Diagnosis,
  asked: readonly FaceOf[],
  progress: (done: number, of: number) => void,
): Promise<LookedAtFaces> {
  const { sourceLocale } = languagesOf(documents['studio.json']);
  const all = asked.filter((face) => isOfProject(project, sourceLocale, face));
  const missing = new MissingLetters(page);
  const found: { readonly face: FaceOf; readonly found: FoundOnFace }[] = [];
  let faces = 0;
  for (let at = 0; at < all.length; at += AT_A_TIME) {
    const asked = all.slice(at, at + AT_A_TIME);
    const measured = (await page.ask('studioPrint.measure', asked)) as readonly (MeasuredFace | null)[];
    for (const locale of new Set(asked.map((face) => face.locale)))
      await missing.learn(locale, measured.map((one) => one?.letters[locale] ?? '').join(''));
    for (const [i, one] of measured.entries()) {
      const face = asked[i];
      if (one === null || face === undefined) continue;
      faces++;
      if (one.over !== null) found.push({ face, found: { code: 'FIT001', ...one.over } });
      const letters = missing.among(face.locale, one.letters[face.locale] ?? '');
      if (letters.length > 0) found.push({ face, found: { code: 'GLY001', letters } });
    }
    progress(Math.min(all.length, at + AT_A_TIME), all.length);
  }
  const problems = found.flatMap((one) => faceProblem(project, sourceLocale, one.face, one.found) ?? []);
  return { kind: 'measured', faces, problems };
}

/** The language that a project is written in, and all that it is printed in. */
export function languagesOf(studio: unknown): { readonly sourceLocale: string; readonly locales: ReadonlySet<string> } {
  const { sourceLocale, locales } = isObject(studio) ? studio : {};
  const source = typeof sourceLocale === 'string' ? sourceLocale : 'ja';
  const others = Array.isArray(locales) ? locales.filter((one): one is string => typeof one === 'string') : [];
  return { sourceLocale: source, locales: new Set([source, ...others]) };
}
