import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { madeValidators } from './generated/validators.ts';
import { type SystemId, systemIds } from './system-ids.ts';
import { systems } from './systems.ts';

/** What a made validator of a format says of a value: whether it fits, and in `errors` what does not. */
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

/** A game with the precompiled validators of its documents. */
export interface HostedGame {
  readonly system: RuleSystem;
  readonly validators: Validators;
}

/** Every game with the precompiled validators of its documents: what diagnostics ask for. */
export const hostedSystems: readonly HostedGame[] = systems.map((system, i) => ({
  system,
  validators: validators[systemIds[i] as SystemId],
}));
