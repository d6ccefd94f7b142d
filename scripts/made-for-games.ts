import { type SystemId, systemIds } from '#engine/systems/system-ids.ts';
import type { MadeForGame } from './made-for-game.ts';
import { madeForMetro as tokyoMetro } from './tokyo-metro/made-for-metro.ts';
import { madeForTokyo as tokyoSiteSeeing } from './tokyo-site-seeing/made-for-tokyo.ts';

const byId: Readonly<Record<SystemId, MadeForGame>> = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
};

/** What is made for each game, in the order of the one list. */
export const madeForGames: readonly (MadeForGame & { readonly id: SystemId })[] = systemIds.map((id) => ({
  id,
  ...byId[id],
}));
