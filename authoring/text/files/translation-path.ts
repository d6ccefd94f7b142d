export const unitsPath = /^l10n\/([^/]+)\/(.+)$/;

/** Null if it is no file of translations. */
export function sourceOf(path: string): { readonly locale: string; readonly source: string } | null {
  const match = unitsPath.exec(path);
  return match === null ? null : { locale: match[1] ?? '', source: match[2] ?? '' };
}
