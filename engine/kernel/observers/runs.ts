import { listIn, type Stack } from '../procedures/stack.ts';
import type { Watch } from './observer.ts';

/** Looks on while a game is played and keeps which effects of the content ran after which entry of the log. */
export class Runs implements Watch {
  /** By entry, the set-up first. Behind what was taken back stands what ran then, until another entry takes its place. */
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

  /** The effects by their paths, as often as they ran, by entry; of `count` entries. A list also counts its end. */
  of(count: number): readonly (readonly string[])[] {
    return this.entries.slice(0, count + 1);
  }
}
