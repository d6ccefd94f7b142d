import type { RuleSystem } from '#engine/kernel/system.ts';
import { type SystemId, systemIds } from './system-ids.ts';
import { systems } from './systems.ts';
import { validators as tokyoSiteSeeing } from './tokyo-site-seeing/formats/generated/validators.js';

type Validators = typeof tokyoSiteSeeing;

const validators: Readonly<Record<SystemId, Validators>> = { 'tokyo-site-seeing': tokyoSiteSeeing };

/** Every game with the precompiled validators of its documents: what diagnostics ask for. */
export const hostedSystems: readonly { readonly system: RuleSystem; readonly validators: Validators }[] = systems.map(
  (system, i) => ({ system, validators: validators[systemIds[i] as SystemId] }),
);
