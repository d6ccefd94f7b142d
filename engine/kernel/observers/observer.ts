import type { Option } from '../decisions/decision.ts';
import type { ChangeRecord } from '../procedures/next.ts';
import type { Stack } from '../procedures/stack.ts';

/** Called before the engine acts, so that an endless loop can be inspected from outside. Observers have the clock. */
export interface PlayObserver {
  /** Before a log entry; -1: the set-up. */
  entry(at: number): void;
  /** Before the top frame advances: a step, a waiting list, or listing answers. */
  step(stack: Stack): void;
  entering(path: string): void;
  /** Before an option is applied; it may be the only one. */
  taken?(option: Option, stack: Stack): void;
  /** After an event, applied or not; only with history. */
  happened?(record: ChangeRecord, stack: Stack): void;
}

export function combineObservers(first: PlayObserver | null, second: PlayObserver): PlayObserver {
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
