/** The single list of games, from which `npm run generate` derives the rest. The first has the bundled sample. */
export const systemIds = [
  // One a line: `npm run house` takes a game out by its line
  'tokyo-site-seeing',
  'tokyo-metro',
  'arkham-horror-lcg',
  'scythe',
] as const;
export type SystemId = (typeof systemIds)[number];
