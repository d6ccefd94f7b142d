// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { madeForGame as tokyoSiteSeeing } from '../../tokyo-site-seeing/made-for-game.ts';
import { madeForGame as tokyoMetro } from '../../tokyo-metro/made-for-game.ts';
import { madeForGame as arkhamHorrorLcg } from '../../arkham-horror-lcg/made-for-game.ts';
import { madeForGame as scythe } from '../../scythe/made-for-game.ts';

export const madeForEach = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
  'arkham-horror-lcg': arkhamHorrorLcg,
  'scythe': scythe,
} as const;
