import type { Stack } from './stack.ts';

/**
 * Told what the engine is about to do before it does it, so that an engine that never answers can be looked at from
 * outside. The engine has no clock: who watches, measures.
 */
export interface Watch {
  /** An entry of the log is about to be carried out; -1: the set-up. */
  entry(at: number): void;
  /** What is innermost on the stack goes on: a step, a list that waited, or the answers to a choice. */
  step(stack: Stack): void;
  /** A node of the content is about to be looked at or to run. */
  entering(path: string): void;
}
