/**
 * Every game of the house, by its id: the one list, a game a line. What each room holds of every game (its rules,
 * validators, examples, table) is listed by `npm run generate` from it, and typed over it: a wrong part does not compile.
 * The first is the one whose sample ships with the program.
 */
export const systemIds = [
  // One a line: `npm run house` takes a game out by its line
  'tokyo-site-seeing',
  'tokyo-metro',
] as const;
export type SystemId = (typeof systemIds)[number];
