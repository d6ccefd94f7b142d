import { type PackedFault, packedFaultWords } from '#authoring/tools/archive/packed-fault.ts';

/** Why it is not opened: a code and a sentence. */
export interface RefusedPacked {
  readonly kind: 'refused';
  readonly fault: PackedFault;
  readonly why: { readonly ja: string; readonly en: string };
}

export function refusedPacked(fault: PackedFault): RefusedPacked {
  return { kind: 'refused', fault, why: packedFaultWords(fault) };
}
