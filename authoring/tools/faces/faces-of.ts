import { sourceOf } from '#authoring/text/files/translation-path.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { FaceOf } from './found-on-face.ts';

export interface FaceLanguages {
  readonly source: string;
  readonly all: readonly string[];
}

export function faceLanguages(documents: Documents): FaceLanguages {
  const studio = documents['studio.json'];
  const { sourceLocale, locales } = isObject(studio) ? studio : {};
  const source = typeof sourceLocale === 'string' ? sourceLocale : 'ja';
  const others = Array.isArray(locales) ? locales.filter((one): one is string => typeof one === 'string') : [];
  return { source, all: [...new Set([source, ...others])] };
}

/** Whether a face shows text of the project itself; problems of others are reported in their projects. */
export function ownFaces(own: Documents, source: string): (face: FaceOf) => boolean {
  const known = new Map<string, ReadonlySet<string>>();
  return ({ path, id, locale }) => {
    const document = locale === source ? path : `l10n/${locale}/${path}`;
    const ids = known.get(document) ?? (locale === source ? idsIn(own[document]) : ownersIn(own[document]));
    known.set(document, ids);
    return ids.has(id);
  };
}

export function facesOf(
  own: Documents,
  ids: Readonly<Record<string, readonly string[]>>,
  { source, all }: FaceLanguages,
): readonly FaceOf[] {
  const faces = all.flatMap((locale) =>
    Object.entries(ids).flatMap(([path, its]) => its.map((id): FaceOf => ({ path, id, locale }))),
  );
  return faces.filter(ownFaces(own, source));
}

export function idsIn(document: unknown): ReadonlySet<string> {
  if (!isObject(document)) return new Set();
  const entries = Object.values(document).flatMap((list) => (Array.isArray(list) ? list : []));
  return new Set(entries.flatMap((entry) => (isObject(entry) && typeof entry['id'] === 'string' ? [entry['id']] : [])));
}

function ownersIn(document: unknown): ReadonlySet<string> {
  const units = isObject(document) ? document['units'] : undefined;
  const keys = isObject(units) ? Object.keys(units) : [];
  return new Set(keys.flatMap((key) => (key.includes('/') ? [key.slice(0, key.indexOf('/'))] : [])));
}

/** For a file of translations, only in its language. */
export function facesInFile(path: string, ids: readonly string[], { all }: FaceLanguages): readonly FaceOf[] {
  const translated = sourceOf(path);
  const locales = translated === null ? all : [translated.locale];
  return locales.flatMap((locale) => ids.map((id) => ({ path: translated?.source ?? path, id, locale })));
}
