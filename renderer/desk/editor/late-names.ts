/** What is known of the name at the cursor; fetched when it is first asked for. */
export const namesHere = () => import('./names-here.ts');
