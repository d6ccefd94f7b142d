import type { Mend } from '#engine/kernel/contract/content-mend.ts';
import { madeMends } from './generated/mends.ts';
import { type SystemId, systemIds } from './system-ids.ts';

const byId: Readonly<Record<SystemId, { readonly [code: string]: Mend }>> = madeMends;

/** How the problems of a game are mended, by its id: loaded when somebody asks, apart from the game. */
export function mendsOf(system: string | undefined): { readonly [code: string]: Mend } {
  const id = systemIds.find((one) => one === system);
  return id === undefined ? {} : byId[id];
}
