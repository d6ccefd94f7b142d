/**
 * Every game of the house, by its id: the one list, a game a line. Each room that holds a part of every game (its
 * rules, validators, examples, table) has one record typed over it, so that a part which is missing does not compile.
 * The first is the one whose sample ships with the program.
 */
export const systemIds = [
  // One a line: `npm run house` takes a game out of its lists by its lines
  'tokyo-site-seeing',
  'tokyo-metro',
] as const;
export type SystemId = (typeof systemIds)[number];
