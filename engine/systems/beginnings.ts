import type { Text } from '#engine/kernel/basics/text.ts';
import type { Beginning, BeginningsOfGame } from '#engine/kernel/beginning.ts';
import { type SystemId, systemIds } from './system-ids.ts';
import { beginnings as tokyoMetro } from './tokyo-metro/beginnings/beginnings.ts';
import { beginnings as tokyoSiteSeeing } from './tokyo-site-seeing/beginnings/beginnings.ts';

const byId: Readonly<Record<SystemId, BeginningsOfGame>> = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
};

/** What authors begin in a project of a game, by its id: loaded when somebody asks, apart from the game. */
export function beginningsOf(system: string): readonly Beginning[] {
  const id = systemIds.find((one) => one === system);
  return id === undefined ? [] : byId[id].all;
}

/** The games of which projects can be begun, as they are told apart. */
export function gameNames(): readonly { readonly id: SystemId; readonly name: Text }[] {
  return systemIds.map((id) => ({ id, name: byId[id].name }));
}
