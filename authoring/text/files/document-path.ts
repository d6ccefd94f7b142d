/** Where a project lists its terms: the one document that is a table, and no JSON. */
export const termsPath = 'l10n/terms.csv';

/** Whether what lies at a path in a project is a document: read with it, edited and saved. */
export const isDocumentPath = (path: string): boolean => path.endsWith('.json') || path === termsPath;

/** The document that a path is most likely meant for, whose ending or letters make it none; null: it is one, or is none at all. */
export function documentMeantBy(path: string): string | null {
  if (isDocumentPath(path)) return null;
  // Windows hides an ending that it knows, so a program of texts makes `cards.json.txt` of `cards.json`
  const named = path.replace(/\.(?:json(?:c|5|l|\.txt)?|hjson|ndjson|toml|ya?ml)\s*$/i, '.json');
  if (named !== path) return named;
  return /(?:^|\/)terms\.(?:csv|tsv|xlsx?)$/i.test(path) ? termsPath : null;
}
