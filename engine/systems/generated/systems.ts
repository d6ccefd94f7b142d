// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { tokyoSiteSeeing } from '../tokyo-site-seeing/system.ts';
import { tokyoMetro } from '../tokyo-metro/system.ts';
import { arkhamHorrorLcg } from '../arkham-horror-lcg/system.ts';
import { scythe } from '../scythe/system.ts';

export const madeSystems = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
  'arkham-horror-lcg': arkhamHorrorLcg,
  'scythe': scythe,
} as const;
