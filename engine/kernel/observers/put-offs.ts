import type { Stack } from '../procedures/stack.ts';

export interface PutOff {
  readonly name: string;
  /** What had happened last; -1: nothing. */
  readonly event: number;
}

/** When each call was put off that waits on a stack. */
export class PutOffs {
  private readonly since = new WeakMap<object, PutOff>();

  /** Finds the calls that were put off since the last look; `event` is what had happened last. */
  find(stack: Stack, event: number): void {
    for (const frame of stack.frames)
      for (const name in frame.later)
        for (const call of frame.later[name] ?? []) if (!this.since.has(call)) this.since.set(call, { name, event });
  }

  of(call: object): PutOff | undefined {
    return this.since.get(call);
  }
}
