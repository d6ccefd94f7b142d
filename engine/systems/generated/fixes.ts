// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { fixes as tokyoSiteSeeing } from '../tokyo-site-seeing/checks/fixes.ts';
import { fixes as tokyoMetro } from '../tokyo-metro/checks/fixes.ts';
import { fixes as arkhamHorrorLcg } from '../arkham-horror-lcg/checks/fixes.ts';
import { fixes as scythe } from '../scythe/checks/fixes.ts';

export const fixesOfGames = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
  'arkham-horror-lcg': arkhamHorrorLcg,
  'scythe': scythe,
} as const;
