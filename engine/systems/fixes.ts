import type { FixOrNone } from '#engine/kernel/contract/content-fix.ts';
import { fixesOfGames } from './generated/fixes.ts';
import { type SystemId, systemIds } from './system-ids.ts';

const byId: Readonly<Record<SystemId, { readonly [code: string]: FixOrNone }>> = fixesOfGames;

/** Fixes for problems of a game; loaded on demand. */
export function fixesOfSystem(system: string | undefined): { readonly [code: string]: FixOrNone } {
  const id = systemIds.find((one) => one === system);
  return id === undefined ? {} : byId[id];
}
