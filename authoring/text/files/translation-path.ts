/** Where translations lie: their locale, and the document that they translate. */
export const unitsPath = /^l10n\/([^/]+)\/(.+)$/;

/** The locale and the source document of a file of translations; null: it is none. */
export function sourceOf(path: string): { readonly locale: string; readonly source: string } | null {
  const match = unitsPath.exec(path);
  return match === null ? null : { locale: match[1] ?? '', source: match[2] ?? '' };
}
