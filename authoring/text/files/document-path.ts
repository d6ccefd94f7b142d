export const termsPath = 'l10n/terms.csv';
export const assignmentsPath = 'l10n/assignments.json';

/** A translation memory of another program. */
export const isMemoryPath = (path: string): boolean => /^l10n\/memory\/[^/]+\.(?:tmx|po)$/.test(path);

export const isDocumentPath = (path: string): boolean =>
  path.endsWith('.json') || path === termsPath || isMemoryPath(path);

/** The document path meant by a misspelt extension; null if there is none or it is right already. */
export function documentMeantBy(path: string): string | null {
  if (isDocumentPath(path)) return null;
  // Windows hides known extensions, so Notepad saves `cards.json` as `cards.json.txt`
  const named = path.replace(/\.(?:json(?:c|5|l|\.txt)?|hjson|ndjson|toml|ya?ml)\s*$/i, '.json');
  if (named !== path) return named;
  return /(?:^|\/)terms\.(?:csv|tsv|xlsx?)$/i.test(path) ? termsPath : null;
}
