import { listIn, type Stack } from '../procedures/stack.ts';
import type { PlayObserver } from './observer.ts';

/** Records which effects ran after each log entry. */
export class EffectRuns implements PlayObserver {
  /** By entry, set-up first. Undone entries stay until overwritten. */
  private readonly entries: string[][] = [];

  entry(at: number): void {
    this.entries.length = Math.min(this.entries.length, at + 1);
    this.entries.push([]);
  }
  entering(): void {}
  step({ top }: Stack): void {
    if (top === undefined || top.queue.length > 0) return;
    const list = listIn(top);
    if (list !== undefined) this.entries.at(-1)?.push(`${list.block}/${list.at}`);
  }

  /** Paths of effects by entry, with repetitions. A list also counts its end. */
  of(count: number): readonly (readonly string[])[] {
    return this.entries.slice(0, count + 1);
  }
}
