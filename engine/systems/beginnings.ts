import type { Text } from '#engine/kernel/basics/text.ts';
import type { Beginning, GameTemplates } from '#engine/kernel/contract/template.ts';
import { madeBeginnings } from './generated/beginnings.ts';
import { type SystemId, systemIds } from './system-ids.ts';

const byId: Readonly<Record<SystemId, GameTemplates>> = madeBeginnings;

/** Templates of a game; loaded on demand, apart from the game. */
export function beginningsOf(system: string): readonly Beginning[] {
  const id = systemIds.find((one) => one === system);
  return id === undefined ? [] : byId[id].all;
}

export function gameNames(): readonly { readonly id: SystemId; readonly name: Text }[] {
  return systemIds.map((id) => ({ id, name: byId[id].name }));
}
