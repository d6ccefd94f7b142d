import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { madeSystems } from './generated/systems.ts';
import { type SystemId, systemIds } from './system-ids.ts';

const byId: Readonly<Record<SystemId, RuleSystem>> = madeSystems;

export const systems: readonly RuleSystem[] = systemIds.map((id) => byId[id]);
