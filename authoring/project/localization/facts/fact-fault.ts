import type { Comparison, Concept } from './concepts.ts';

export type FactWord = Concept | Comparison | number;

/** Where a translation contradicts its source, or leaves out a fact of weight. */
export interface FactFault {
  readonly said: FactWord | null;
  readonly meant: FactWord | null;
}
