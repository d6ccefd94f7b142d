import type { RuleSystem } from '#engine/kernel/system.ts';
import { type SystemId, systemIds } from './system-ids.ts';
import { tokyoMetro } from './tokyo-metro/system.ts';
import { tokyoSiteSeeing } from './tokyo-site-seeing/system.ts';

const byId: Readonly<Record<SystemId, RuleSystem>> = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
};

/** The rules of every game. */
export const systems: readonly RuleSystem[] = systemIds.map((id) => byId[id]);
