import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError } from '#engine/kernel/contract/system.ts';

export interface PlayFault {
  readonly code: string;
  readonly chain: readonly string[];
  readonly data: JsonObject;
}

/** Rethrows other errors, which are defects of ours. */
export function faultOf(error: unknown): PlayFault {
  if (error instanceof EngineFault)
    return { code: error.code, chain: error.effects, data: { chain: [...error.chain] } };
  if (error instanceof RefusalError) return { code: error.refusal.code, chain: [], data: error.refusal.data };
  throw error;
}
