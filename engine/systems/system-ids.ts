/**
 * The single list of games. `npm run generate` derives the per-game parts of each room from it, with types that reject
 * wrong parts. The first has the bundled sample.
 */
export const systemIds = [
  // One a line: `npm run house` takes a game out by its line
  'tokyo-site-seeing',
  'tokyo-metro',
] as const;
export type SystemId = (typeof systemIds)[number];
