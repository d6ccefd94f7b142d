import type { Mend } from '#engine/kernel/content-mend.ts';
import { type SystemId, systemIds } from './system-ids.ts';
import { mends as tokyoMetro } from './tokyo-metro/checks/mends.ts';
import { mends as tokyoSiteSeeing } from './tokyo-site-seeing/checks/mends.ts';

const byId: Readonly<Record<SystemId, { readonly [code: string]: Mend }>> = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
};

/** How the problems of a game are mended, by its id: loaded when somebody asks, apart from the game. */
export function mendsOf(system: string | undefined): { readonly [code: string]: Mend } {
  const id = systemIds.find((one) => one === system);
  return id === undefined ? {} : byId[id];
}
