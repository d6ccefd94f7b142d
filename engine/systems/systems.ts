import type { RuleSystem } from '#engine/kernel/system.ts';
import { tokyoSiteSeeing } from './tokyo-site-seeing/system.ts';

/** Every game of the house: the one list that workers, host and commands read. */
export const systems: readonly RuleSystem[] = [tokyoSiteSeeing];
