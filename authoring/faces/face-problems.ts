import { isObject } from '#engine/kernel/basics/json.ts';
import type { LookedThrough } from '../diagnostics/diagnose.ts';
import type { Reading } from '../diagnostics/reading.ts';
import { sourceOf, unitsOf } from '../diagnostics/translations.ts';
import { isWaived } from '../diagnostics/unit-problems.ts';
import type { JsonPath } from '../json/positions.ts';
import { fill } from '../messages.ts';
import type { Problem } from '../problem.ts';
import { type FaceCode, type FacePart, faceWords, partWords } from './face-words.ts';

/** What was found on the face of an entry, in one language. */
export type FoundOnFace =
  /** A text that exceeds its part of the face, by so many millimetres. */
  | { readonly code: 'FIT001'; readonly part: FacePart; readonly millimetres: number }
  /** Letters that no font has. */
  | { readonly code: 'GLY001'; readonly letters: readonly string[] };

/** A face: an entry of a document, in one language. */
export interface FaceOf {
  readonly path: string;
  readonly id: string;
  readonly locale: string;
}

/**
 * The problem of a face, at the text that is to be mended: the entry in the language it is written in, else its
 * translation. Null: the text stands in another project, or its translator has looked at it.
 */
export function faceProblem(
  project: LookedThrough,
  sourceLocale: string,
  face: FaceOf,
  found: FoundOnFace,
): Problem | null {
  const { id, locale } = face;
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
    data: { id, locale, ...about },
  };
}

/** Whether a text of a face stands in the project: what is wrong with others is told to those who can mend it. */
export function isOfProject(project: LookedThrough, sourceLocale: string, face: FaceOf): boolean {
  if (face.locale === sourceLocale) return ofEntry(project, face) !== null;
  return project.readings.some((reading) => unitsOfFace(reading, face).length > 0);
}

interface Place {
  readonly reading: Reading;
  readonly path: JsonPath;
}

function ofEntry({ readings }: LookedThrough, { path, id }: FaceOf): Place | null {
  const reading = readings.find(({ file }) => file.path === path);
  if (reading === undefined || !isObject(reading.value)) return null;
  for (const [list, entries] of Object.entries(reading.value)) {
    if (!Array.isArray(entries)) continue;
    const index = entries.findIndex((entry) => isObject(entry) && entry['id'] === id);
    if (index !== -1) return { reading, path: [list, index, 'id'] };
  }
  return null;
}

/** Of the translations of an entry the one that is meant: its name, one with the letter, else the longest. */
function ofUnit({ readings }: LookedThrough, face: FaceOf, found: FoundOnFace): Place | null {
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
    return { reading, path: ['units', key, 't'] };
  }
  return null;
}

/** The translations of an entry that a file holds. */
function unitsOfFace(reading: Reading, { path, id, locale }: FaceOf): ReturnType<typeof unitsOf> {
  if (reading.format.id !== 'units') return [];
  const where = sourceOf(reading.file.path);
  if (where?.locale !== locale || where.source !== path) return [];
  return unitsOf(reading).filter(([key]) => key.startsWith(`${id}/`));
}
