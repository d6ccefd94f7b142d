// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { tokyoSiteSeeingTable as tokyoSiteSeeing } from '../tokyo-site-seeing/tokyo-site-seeing-table.tsx';
import { tokyoMetroTable as tokyoMetro } from '../tokyo-metro/tokyo-metro-table.tsx';
import { arkhamHorrorLcgTable as arkhamHorrorLcg } from '../arkham-horror-lcg/arkham-horror-lcg-table.tsx';
import { scytheTable as scythe } from '../scythe/scythe-table.tsx';

export const madeTables = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
  'arkham-horror-lcg': arkhamHorrorLcg,
  'scythe': scythe,
} as const;
