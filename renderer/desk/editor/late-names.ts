/** Loaded on first use. */
export const namesHere = () => import('./names-here.ts');
