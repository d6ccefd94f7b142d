/** So many may stand in the stead of others until all are written down anew. */
const MOST = 256;

/**
 * Offsets in a text that go up, of which a file of translations has them by the ten thousand. An edit moves all that stand
 * behind it: they are held as they were first, with those that stand now where somebody writes, and by how much the others
 * have moved since.
 */
export class Offsets {
  readonly length: number;
  private readonly base: Int32Array;
  /** These stand where those of the base stood from `from` up to `to`; those behind have moved by `shift`. */
  private readonly from: number;
  private readonly to: number;
  private readonly instead: readonly number[];
  private readonly shift: number;

  private constructor(base: Int32Array, from = 0, to = 0, instead: readonly number[] = [], shift = 0) {
    this.base = base;
    [this.from, this.to, this.instead, this.shift] = [from, to, instead, shift];
    this.length = base.length + instead.length - (to - from);
  }

  static of(offsets: readonly number[]): Offsets {
    return new Offsets(Int32Array.from(offsets));
  }

  at(index: number): number | undefined {
    const { base, from, to, instead, shift } = this;
    if (index < from) return index < 0 ? undefined : base[index];
    if (index < from + instead.length) return instead[index - from];
    const moved = base[index - instead.length + (to - from)];
    return moved === undefined ? undefined : moved + shift;
  }

  slice(from: number, to = this.length): readonly number[] {
    const all: number[] = [];
    for (let i = Math.max(0, from); i < Math.min(to, this.length); i++) all.push(this.at(i) as number);
    return all;
  }

  /** All of them moved. */
  shifted(by: number): Offsets {
    return Offsets.of(this.slice(0).map((one) => one + by));
  }

  /** With others in the place of those from `first` up to `last`, all behind them moved. */
  spliced(
    { first, last }: { readonly first: number; readonly last: number },
    others: readonly number[],
    shift: number,
  ): Offsets {
    const { base, from, to, instead } = this;
    const isBare = instead.length === 0 && from === to && this.shift === 0;
    // With what stands in the stead of others already, and what lies between
    const [start, end] = isBare ? [first, last] : [Math.min(from, first), Math.max(from + instead.length, last)];
    const behind = this.slice(last, end).map((one) => one + shift);
    const now = [...this.slice(start, first), ...others, ...behind];
    const made = new Offsets(base, start, end - instead.length + (to - from), now, this.shift + shift);
    return now.length > MOST ? Offsets.of(made.slice(0)) : made;
  }
}
