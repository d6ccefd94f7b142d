import { type SystemId, systemIds } from '#engine/systems/system-ids.ts';
import { madeForEach } from './generators/generated/made-for-games.ts';
import type { MadeForGame } from './made-for-game.ts';

const byId: Readonly<Record<SystemId, MadeForGame>> = madeForEach;

/** What is made for each game, in the order of the one list. */
export const madeForGames: readonly (MadeForGame & { readonly id: SystemId })[] = systemIds.map((id) => ({
  id,
  ...byId[id],
}));
