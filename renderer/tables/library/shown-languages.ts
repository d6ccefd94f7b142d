import { pathInside } from '#authoring/text/files/package-path.ts';
import { faceLanguages } from '#authoring/tools/faces/faces-of.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

/** The project's languages, and another one while its translation is edited. */
export function shownLanguages(documents: Documents, path: string): readonly string[] {
  const { all } = faceLanguages(documents);
  const translated = /^l10n\/([^/]+)\//.exec(pathInside(path))?.[1];
  return translated !== undefined && isLocale(translated) ? [...new Set([...all, translated])] : all;
}

/** Invalid locales are reported elsewhere. */
function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
