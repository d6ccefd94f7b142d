import type { Node } from 'jsonc-parser';
import { beginsLine, type SplicedText } from '../edits/spliced-text.ts';
import type { Position, Range } from '../problems/problem.ts';
import { firstFrom } from './sections.ts';

export type JsonPath = readonly (string | number)[];

/** Turns offsets into lines and characters. The line starts of the base text are reused after an edit. */
export class Lines {
  private readonly starts: Int32Array;
  private readonly head: number;
  private readonly written: readonly number[];
  private readonly tail: number;
  private readonly shift: number;
  private readonly length: number;

  constructor(text: SplicedText) {
    const { splice, base } = text;
    this.starts = base.lineStarts;
    this.length = text.length;
    this.shift = text.length - base.text.length;
    this.head = splice === null ? this.starts.length : firstFrom(this.starts, Math.max(splice.from, 1));
    this.tail = splice === null ? this.starts.length : firstFrom(this.starts, splice.to + 1);
    this.written = splice === null ? [] : beginningIn(text, splice.from, splice.from + splice.written.length);
  }

  position(offset: number): Position {
    const at = Math.min(Math.max(offset, 0), this.length);
    let low = 0;
    let high = this.head + this.written.length + this.starts.length - this.tail - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.startOf(middle) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: at - this.startOf(low) };
  }

  range(offset: number, length: number): Range {
    return { start: this.position(offset), end: this.position(offset + length) };
  }

  /** Start of a line, zero-based; the end of the text for lines behind the last. */
  offsetOf(line: number): number {
    const all = this.head + this.written.length + this.starts.length - this.tail;
    return line >= all ? this.length : this.startOf(Math.max(0, line));
  }

  private startOf(line: number): number {
    if (line < this.head) return this.starts[line] as number;
    const inside = line - this.head;
    if (inside < this.written.length) return this.written[inside] as number;
    return (this.starts[this.tail + inside - this.written.length] as number) + this.shift;
  }
}

function beginningIn(text: SplicedText, from: number, to: number): readonly number[] {
  const starts: number[] = [];
  for (let at = Math.max(from, 1); at <= to; at++) if (beginsLine(text, at)) starts.push(at);
  return starts;
}

export const startOfFile: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

interface Span {
  readonly offset: number;
  readonly length: number;
}

/** The node at a path, or its nearest existing ancestor. */
export function nodeAt(root: Node | undefined, path: JsonPath): Node | undefined {
  let node = root;
  for (const step of path) {
    const next = node === undefined ? undefined : childOf(node, step);
    if (next === undefined) return node;
    node = next;
  }
  return node;
}

function childOf(node: Node, step: string | number): Node | undefined {
  if (node.type === 'array') return node.children?.[Number(step)];
  // Of duplicate keys the last, as in JSON.parse.
  return node.children?.findLast((property) => property.children?.[0]?.value === String(step))?.children?.[1];
}

/** A plain value whole; of an object or array only the opening bracket. */
export function spanOfValue(node: Node): Span {
  const opens = node.type === 'object' || node.type === 'array';
  return { offset: node.offset, length: opens ? 1 : node.length };
}

/** The key of a value, else its opening bracket. */
export function spanOfThing(node: Node): Span {
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return key ?? spanOfValue(node);
}

export function spanOfKey(node: Node, key: string): Span {
  const property = node.children?.findLast((child) => child.children?.[0]?.value === key);
  return property?.children?.[0] ?? spanOfThing(node);
}
