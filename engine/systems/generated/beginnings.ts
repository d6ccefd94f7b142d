// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { beginnings as tokyoSiteSeeing } from '../tokyo-site-seeing/beginnings/beginnings.ts';
import { beginnings as tokyoMetro } from '../tokyo-metro/beginnings/beginnings.ts';
import { beginnings as arkhamHorrorLcg } from '../arkham-horror-lcg/beginnings/beginnings.ts';
import { beginnings as scythe } from '../scythe/beginnings/beginnings.ts';

export const madeBeginnings = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
  'arkham-horror-lcg': arkhamHorrorLcg,
  'scythe': scythe,
} as const;
