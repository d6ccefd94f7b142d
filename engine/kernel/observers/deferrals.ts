import type { Next } from '../procedures/next.ts';
import type { Stack } from '../procedures/stack.ts';

export interface Deferral {
  readonly name: string;
  /** Last event before; -1: none. */
  readonly event: number;
}

export class Deferrals {
  private readonly since = new WeakMap<object, Deferral>();

  find(stack: Stack, event: number): void {
    for (const frame of stack.frames)
      for (const name in frame.later)
        for (const call of frame.later[name] ?? []) if (!this.since.has(call)) this.since.set(call, { name, event });
  }

  of(next: Next): Deferral | undefined {
    return next === undefined ? undefined : this.since.get(next);
  }
}
