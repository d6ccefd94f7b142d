import type { CheckedPackage, WithRequired } from '#authoring/project/diagnostics/checked-package.ts';
import { unitsOf } from '#authoring/project/localization/compared-units.ts';
import { isWaived } from '#authoring/project/localization/unit-problems.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { fill } from '#authoring/text/messages/messages.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { type FaceCode, faceWords, partWords, untranslatedWords } from './face-words.ts';
import type { FaceFound, FaceOf, FoundOnFace } from './found-on-face.ts';
import { untranslatedWordWith } from './untranslated-word.ts';

/** Without dismissed ones, and only those that this project can fix. */
export function faceProblems(all: WithRequired, sourceLocale: string, found: readonly FaceFound[]): readonly Problem[] {
  return found.flatMap((one) => faceProblem(all, sourceLocale, one.face, one.found) ?? []);
}

/** Placed at the entry or translation. Null: a text of another project, or a dismissed warning. */
function faceProblem(all: WithRequired, sourceLocale: string, face: FaceOf, found: FoundOnFace): Problem | null {
  const { id, locale } = face;
  const { project } = all;
  if (found.code === 'GLY001' && locale !== sourceLocale && !isTranslatedWith(found.letters, project, face)) {
    const told = ofWord(all, sourceLocale, face, found.letters);
    if (told !== null) return told;
  }
  const place = locale === sourceLocale ? ofEntry(project, face) : ofUnit(project, face, found);
  if (place === null) return null;
  const { code, ...about } = found;
  const spoken = 'part' in found ? { part: partWords[found.part] } : {};
  return {
    code,
    severity: 'warning',
    file: place.reading.file.path,
    range: place.reading.place(place.path),
    message: fill(faceWords[code satisfies FaceCode], { id, locale, ...about, ...spoken }),
    data: { id, locale, ...(place.key === null ? {} : { key: place.key }), ...about },
  };
}

const isTranslatedWith = (letters: readonly string[], { readings }: CheckedPackage, face: FaceOf): boolean =>
  readings.some((reading) => unitsOfFace(reading, face).some(([, { t }]) => letters.some((one) => t?.includes(one))));

/** At the file where the word would be translated, or at the language in `studio.json` while there is none. */
function ofWord(
  all: WithRequired,
  sourceLocale: string,
  { id, locale }: FaceOf,
  letters: readonly string[],
): Problem | null {
  const word = untranslatedWordWith(letters, all, sourceLocale, locale);
  if (word === null) return null;
  const { source, key, text } = word;
  const { readings } = all.project;
  const units = readings.find(({ file }) => file.path === `l10n/${locale}/${source}`);
  const studio = readings.find(({ file }) => file.path === 'studio.json');
  const locales = isObject(studio?.value) ? studio.value['locales'] : undefined;
  const index = Array.isArray(locales) ? locales.indexOf(locale) : -1;
  const place = units?.place(['units']) ?? studio?.place(['locales', index]);
  if (place === undefined) return null;
  return {
    code: 'GLY001',
    severity: 'warning',
    file: units?.file.path ?? 'studio.json',
    range: place,
    message: fill(untranslatedWords, { id, locale, letters, key, word: text }),
    data: { id, locale, key, letters },
  };
}

interface Place {
  readonly reading: ParsedDocument;
  readonly path: JsonPath;
  readonly key: string | null;
}

function ofEntry({ readings }: CheckedPackage, { path, id }: FaceOf): Place | null {
  const reading = readings.find(({ file }) => file.path === path);
  if (reading === undefined || !isObject(reading.value)) return null;
  for (const [list, entries] of Object.entries(reading.value)) {
    if (!Array.isArray(entries)) continue;
    const index = entries.findIndex((entry) => isObject(entry) && entry['id'] === id);
    if (index !== -1) return { reading, path: [list, index, 'id'], key: null };
  }
  return null;
}

/** The unit that is meant: the name, one with the missing letter, else the longest. */
function ofUnit({ readings }: CheckedPackage, face: FaceOf, found: FoundOnFace): Place | null {
  for (const reading of readings) {
    const units = unitsOfFace(reading, face);
    if (units.length === 0) continue;
    const length = (t: string | undefined): number => (typeof t === 'string' ? t.length : 0);
    const longest = [...units].sort(([, one], [, other]) => length(other.t) - length(one.t));
    const meant =
      found.code === 'GLY001'
        ? units.find(([, { t }]) => found.letters.some((letter) => t?.includes(letter)))
        : found.part === 'name'
          ? units.find(([key]) => key.endsWith('/name'))
          : longest.find(([key]) => !key.endsWith('/name'));
    const [key, unit] = meant ?? longest[0] ?? [];
    if (key === undefined || unit === undefined || isWaived(unit, found.code)) return null;
    return { reading, path: ['units', key, 't'], key };
  }
  return null;
}

function unitsOfFace(reading: ParsedDocument, { path, id, locale }: FaceOf): ReturnType<typeof unitsOf> {
  if (reading.format.id !== 'units') return [];
  const where = sourceOf(reading.file.path);
  if (where?.locale !== locale || where.source !== path) return [];
  return unitsOf(reading).filter(([key]) => key.startsWith(`${id}/`));
}
