/** Where a project lists its terms: the one document that is a table, and no JSON. */
export const termsPath = 'l10n/terms.csv';

/** Whether what lies at a path in a project is a document: read with it, edited and saved. */
export const isDocumentPath = (path: string): boolean => path.endsWith('.json') || path === termsPath;
