import type { Stack } from '../procedures/stack.ts';

export interface PutOff {
  readonly name: string;
  /** Last event before; -1: none. */
  readonly event: number;
}

export class PutOffs {
  private readonly since = new WeakMap<object, PutOff>();

  find(stack: Stack, event: number): void {
    for (const frame of stack.frames)
      for (const name in frame.later)
        for (const call of frame.later[name] ?? []) if (!this.since.has(call)) this.since.set(call, { name, event });
  }

  of(call: object): PutOff | undefined {
    return this.since.get(call);
  }
}
