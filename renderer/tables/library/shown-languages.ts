import { faceLanguages } from '#authoring/tools/faces/faces-of.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

/** The project's languages, and another one while its translation is edited. */
export function shownLanguages(documents: Documents, translated: string | null): readonly string[] {
  const { all } = faceLanguages(documents);
  return translated !== null && isLocale(translated) ? [...new Set([...all, translated])] : all;
}

/** Invalid locales are reported elsewhere. */
function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
