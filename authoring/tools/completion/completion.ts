import type { Candidate } from './candidate.ts';

/** What may be written at an offset, the likeliest first, and what it takes the place of. */
export interface Completion {
  readonly offset: number;
  readonly length: number;
  /** What was typed of it already. */
  readonly typed: string;
  readonly candidates: readonly Candidate[];
}
