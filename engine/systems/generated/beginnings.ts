// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { beginnings as tokyoSiteSeeing } from '../tokyo-site-seeing/beginnings/beginnings.ts';
import { beginnings as tokyoMetro } from '../tokyo-metro/beginnings/beginnings.ts';

export const madeBeginnings = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
  'arkham-horror-lcg': { name: { ja: 'arkham-horror-lcg', en: 'arkham-horror-lcg' }, all: [] },
} as const;
