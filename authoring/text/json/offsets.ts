/** Longest `instead` before a new base is made. */
const MOST = 256;

/** Ascending offsets, kept as a base array with one replaced stretch and a shift behind it, to make edits cheap. */
export class Offsets {
  readonly length: number;
  private readonly base: Int32Array;
  /** `instead` replaces base[from..to); offsets behind have moved by `shift`. */
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

  shifted(by: number): Offsets {
    return Offsets.of(this.slice(0).map((one) => one + by));
  }

  spliced(
    { first, last }: { readonly first: number; readonly last: number },
    others: readonly number[],
    shift: number,
  ): Offsets {
    const { base, from, to, instead } = this;
    const isBare = instead.length === 0 && from === to && this.shift === 0;
    const [start, end] = isBare ? [first, last] : [Math.min(from, first), Math.max(from + instead.length, last)];
    const behind = this.slice(last, end).map((one) => one + shift);
    const now = [...this.slice(start, first), ...others, ...behind];
    const made = new Offsets(base, start, end - instead.length + (to - from), now, this.shift + shift);
    return now.length > MOST ? Offsets.of(made.slice(0)) : made;
  }
}
