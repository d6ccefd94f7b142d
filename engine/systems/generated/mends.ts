// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { fixes as tokyoSiteSeeing } from '../tokyo-site-seeing/checks/mends.ts';
import { mends as tokyoMetro } from '../tokyo-metro/checks/mends.ts';

export const madeMends = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
} as const;
