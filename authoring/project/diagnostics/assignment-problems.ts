import { assignmentsPath } from '#authoring/text/files/document-path.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemAt } from '#authoring/text/problems/tell.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { localeNamed } from '../localization/locale-name.ts';

interface AssignableTexts {
  /** Those that the project is translated into. */
  readonly locales: readonly string[];
  readonly documents: readonly string[];
}

/** Languages and documents of assignments that the project does not have. */
export function assignmentProblems(
  readings: readonly ParsedDocument[],
  { locales, documents }: AssignableTexts,
): readonly Problem[] {
  const reading = readings.find(({ file }) => file.path === assignmentsPath);
  const all = isObject(reading?.value) ? reading.value['assignments'] : undefined;
  if (reading === undefined || !Array.isArray(all)) return [];
  const folders = new Set(documents.flatMap(foldersOf));
  return all.flatMap((one, i): readonly Problem[] => {
    if (!isObject(one)) return [];
    const { locale, files } = one;
    const place = (...path: readonly (string | number)[]) => reading.place(['assignments', i, ...path]);
    const named = typeof locale === 'string' ? localeNamed(locale, locales) : null;
    const ofLocale =
      named?.kind !== 'unknown'
        ? []
        : [problemAt('L10N054', assignmentsPath, place('locale'), { locale, ...nearestIn(named.nearest) })];
    const ofFiles = (Array.isArray(files) ? files : []).flatMap((file, at) => {
      if (typeof file !== 'string') return [];
      const known = file.endsWith('/') ? [...folders] : documents;
      if (known.includes(file)) return [];
      const meant = folders.has(`${file}/`) ? `${file}/` : nearest(file, known);
      return [problemAt('L10N055', assignmentsPath, place('files', at), { file, ...nearestIn(meant) })];
    });
    return [...ofLocale, ...ofFiles];
  });
}

const nearestIn = (name: string | undefined) => (name === undefined ? {} : { nearest: name });

const foldersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
