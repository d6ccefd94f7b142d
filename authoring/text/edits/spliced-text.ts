import { differenceBetween, type TextDifference, type TextEdit } from './text-edit.ts';

/** Longest splice in UTF-16 units; above it a new base is made. */
const MOST_WRITTEN = 65_536;

class BaseText {
  readonly text: string;
  private starts: Int32Array | null = null;

  constructor(text: string) {
    this.text = text;
  }

  get lineStarts(): Int32Array {
    this.starts ??= Int32Array.from(startsIn(this.text));
    return this.starts;
  }
}

interface Splice {
  readonly from: number;
  readonly to: number;
  readonly written: string;
}

/** One base text with one stretch replaced: the cost of a keystroke does not depend on the length of the text. */
export class SplicedText {
  readonly length: number;
  readonly base: BaseText;
  readonly splice: Splice | null;
  private readonly shift: number;
  private whole: string | null = null;

  constructor(base: string | BaseText, splice: Splice | null = null) {
    this.base = typeof base === 'string' ? new BaseText(base) : base;
    this.splice = splice;
    this.shift = splice === null ? 0 : splice.written.length - (splice.to - splice.from);
    this.length = this.base.text.length + this.shift;
  }

  toString(): string {
    this.whole ??= this.slice(0, this.length);
    return this.whole;
  }

  charCodeAt(offset: number): number {
    const { base, splice, shift } = this;
    if (splice === null || offset < splice.from) return base.text.charCodeAt(offset);
    const inside = offset - splice.from;
    return inside < splice.written.length ? splice.written.charCodeAt(inside) : base.text.charCodeAt(offset - shift);
  }

  slice(from: number, to: number): string {
    const { splice, shift } = this;
    const { text } = this.base;
    if (splice === null || to <= splice.from) return text.slice(from, to);
    const end = splice.from + splice.written.length;
    if (from >= end) return text.slice(from - shift, to - shift);
    const written = splice.written.slice(Math.max(0, from - splice.from), to - splice.from);
    return (
      (from < splice.from ? text.slice(from, splice.from) : '') +
      written +
      (to > end ? text.slice(splice.to, to - shift) : '')
    );
  }

  /** Start and end of whole lines, without the final line end. */
  lineAround(from: number, to: number): { readonly start: number; readonly end: number } {
    let [start, end] = [from, to];
    while (start > 0 && this.charCodeAt(start - 1) !== newline) start--;
    while (end < this.length && this.charCodeAt(end) !== newline) end++;
    return { start, end };
  }

  edited({ offset, length, text }: TextEdit): SplicedText {
    const { splice, shift } = this;
    const from = Math.min(offset, splice?.from ?? offset);
    const to = Math.max(offset + length, splice === null ? 0 : splice.from + splice.written.length);
    const written = this.slice(from, offset) + text + this.slice(offset + length, to);
    if (written.length <= MOST_WRITTEN) return new SplicedText(this.base, { from, to: to - shift, written });
    return new SplicedText(this.slice(0, offset) + text + this.slice(offset + length, this.length));
  }

  become(text: string): SplicedText {
    const { from, before, after } = differenceBetween(this.toString(), text);
    return from === before && from === after
      ? this
      : this.edited({ offset: from, length: before - from, text: text.slice(from, after) });
  }

  isSame(other: SplicedText): boolean {
    if (other === this) return true;
    const { from, before, after } = this.differenceFrom(other);
    return from === before && from === after;
  }

  differenceFrom(before: SplicedText): TextDifference {
    if (before.base !== this.base) return differenceBetween(before.toString(), this.toString());
    const [old, now] = [before.splice, this.splice];
    if (old === null && now === null) return { from: this.length, before: this.length, after: this.length };
    const from = Math.min(old?.from ?? this.base.text.length, now?.from ?? this.base.text.length);
    const to = Math.max(old?.to ?? 0, now?.to ?? 0);
    const found = differenceBetween(before.slice(from, to + before.shift), this.slice(from, to + this.shift));
    return { from: found.from + from, before: found.before + from, after: found.after + from };
  }
}

const newline = 10;

function startsIn(text: string): readonly number[] {
  const starts = [0];
  if (!text.includes('\r')) {
    // Much faster than the general loop below
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    return starts;
  }
  for (let at = 1; at <= text.length; at++) if (beginsLine(text, at)) starts.push(at);
  return starts;
}

/** A line ends with \n, \r\n or \r, as in editors. */
export function beginsLine(text: Pick<SplicedText, 'charCodeAt'>, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return before === newline || (before === 13 && text.charCodeAt(at) !== newline);
}
