import type { Option } from '../decisions/decision.ts';
import type { ChangeRecord } from '../procedures/next.ts';
import type { Stack } from '../procedures/stack.ts';

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
  /** An option is about to be carried out by the procedure on top: an answer, or the only one there was. */
  taken?(option: Option, stack: Stack): void;
  /** Something happened, or did not come about; the stack is what brought it about. Only with history. */
  happened?(record: ChangeRecord, stack: Stack): void;
}

/** Two that look on. */
export function both(first: Watch | null, second: Watch): Watch {
  if (first === null) return second;
  return {
    entry(at) {
      first.entry(at);
      second.entry(at);
    },
    step(stack) {
      first.step(stack);
      second.step(stack);
    },
    entering(path) {
      first.entering(path);
      second.entering(path);
    },
    taken(option, stack) {
      first.taken?.(option, stack);
      second.taken?.(option, stack);
    },
    happened(record, stack) {
      first.happened?.(record, stack);
      second.happened?.(record, stack);
    },
  };
}
