import type { CompletionCandidate } from './candidate.ts';

/** Likeliest first; `offset` and `length`: the text to replace. */
export interface Completion {
  readonly offset: number;
  readonly length: number;
  readonly typed: string;
  readonly candidates: readonly CompletionCandidate[];
}
