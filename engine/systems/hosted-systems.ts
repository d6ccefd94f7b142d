import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { madeValidators } from './generated/validators.ts';
import { type SystemId, systemIds } from './system-ids.ts';
import { systems } from './systems.ts';

/** Precompiled validator; `errors` is set after a failure. */
interface Validate {
  (value: unknown): boolean;
  errors?:
    | readonly {
        readonly keyword: string;
        readonly instancePath: string;
        readonly params: { readonly [name: string]: unknown };
      }[]
    | null;
}
type Validators = { readonly [format: string]: Validate };

const validators: Readonly<Record<SystemId, Validators>> = madeValidators;

export interface HostedGame {
  readonly system: RuleSystem;
  readonly validators: Validators;
}

export const hostedSystems: readonly HostedGame[] = systems.map((system, i) => ({
  system,
  validators: validators[systemIds[i] as SystemId],
}));
