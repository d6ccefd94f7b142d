// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
export const madeLate = {
  'tokyo-site-seeing': async () => (await import('./tokyo-site-seeing/hosted.ts')).hosted,
  'tokyo-metro': async () => (await import('./tokyo-metro/hosted.ts')).hosted,
  'arkham-horror-lcg': async () => (await import('./arkham-horror-lcg/hosted.ts')).hosted,
  'scythe': async () => (await import('./scythe/hosted.ts')).hosted,
} as const;
