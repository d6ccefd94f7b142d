import path from 'node:path';
import type { MeasuredFace } from '#api/measured-faces.ts';
import type { Diagnosis } from '#authoring/diagnostics/diagnose.ts';
import { type FaceOf, type FoundOnFace, faceProblem, isOfProject } from '#authoring/faces/face-problems.ts';
import type { Problem } from '#authoring/problem.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { BrowserGone } from '../browser/devtools.ts';
import { findChromium, howToInstallChromium } from '../browser/find-chromium.mjs';
import { openShellPage, type ShellPage } from '../browser/shell-page.ts';
import { startChromium } from '../browser/start-chromium.ts';
import { programFolder } from '../program-folder.ts';
import { readShell } from '../shell.ts';
import { MissingLetters } from './missing-letters.ts';

/** What came of drawing the faces of a project. */
export type FacesLookedAt =
  | { readonly kind: 'measured'; readonly faces: number; readonly problems: readonly Problem[] }
  /** None was found; `install`: what to type to get one. */
  | { readonly kind: 'no-browser'; readonly install: string }
  /** The browser ended, or could not be started. */
  | { readonly kind: 'browser-gone' }
  | { readonly kind: 'stopped' };

/** So many faces are drawn together. */
const AT_A_TIME = 40;

/** Draws every face that a text of a project stands on, in every one of its languages, in a browser without a window, and tells what is wrong. */
export async function measureFaces(
  diagnosis: Diagnosis,
  progress: (done: number, of: number) => void,
  stop: AbortSignal,
): Promise<FacesLookedAt> {
  const file = findChromium();
  if (file === undefined) return { kind: 'no-browser', install: howToInstallChromium() };
  const shell = await readShell(path.join(programFolder() ?? '.', 'dist', 'renderer'));
  const browser = await startChromium(file);
  const end = () => void browser.close();
  stop.addEventListener('abort', end);
  if (stop.aborted) end();
  try {
    const page = await openShellPage(browser.devtools, shell, '/print/index.html');
    return await lookAtFaces(page, diagnosis, progress);
  } catch (error) {
    if (stop.aborted) return { kind: 'stopped' };
    if (error instanceof BrowserGone) return { kind: 'browser-gone' };
    throw error;
  } finally {
    stop.removeEventListener('abort', end);
    await browser.close();
  }
}

async function lookAtFaces(
  page: ShellPage,
  { project, documents }: Diagnosis,
  progress: (done: number, of: number) => void,
): Promise<FacesLookedAt> {
  const { sourceLocale, locales } = languagesOf(documents['studio.json']);
  const ids = (await page.ask('studioPrint.take', documents)) as Readonly<Record<string, readonly string[]>>;
  const all = [...locales]
    .flatMap((locale) =>
      Object.entries(ids).flatMap(([file, its]) => its.map((id): FaceOf => ({ path: file, id, locale }))),
    )
    .filter((face) => isOfProject(project, sourceLocale, face));
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

function languagesOf(studio: unknown): { readonly sourceLocale: string; readonly locales: ReadonlySet<string> } {
  const { sourceLocale, locales } = isObject(studio) ? studio : {};
  const source = typeof sourceLocale === 'string' ? sourceLocale : 'ja';
  const others = Array.isArray(locales) ? locales.filter((one): one is string => typeof one === 'string') : [];
  return { sourceLocale: source, locales: new Set([source, ...others]) };
}
