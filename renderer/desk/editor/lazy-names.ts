/** Loaded on first use. */
export const namesAtCursor = () => import('./names-at-cursor.ts');
