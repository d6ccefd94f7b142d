import type { Node } from 'jsonc-parser';
import type { Position, Range } from '../problem.ts';
import type { Difference } from '../text-edit.ts';
import { firstFrom } from './sections.ts';

/** A path into a document: keys and indexes. */
export type JsonPath = readonly (string | number)[];

/** Turns offsets in one text into lines and characters. */
export class Lines {
  private readonly starts: Int32Array;
  private readonly length: number;

  constructor(text: string, starts: Int32Array = Int32Array.from(startsIn(text))) {
    this.starts = starts;
    this.length = text.length;
  }

  /** Those of the text that this one became: only where it differs is looked at. */
  after(text: string, { from, before, after }: Difference): Lines {
    const [head, tail] = [firstFrom(this.starts, Math.max(from, 1)), firstFrom(this.starts, before + 1)];
    const between: number[] = [];
    for (let at = Math.max(from, 1); at <= after; at++) if (beginsLine(text, at)) between.push(at);
    const starts = new Int32Array(head + between.length + this.starts.length - tail);
    starts.set(this.starts.subarray(0, head));
    starts.set(between, head);
    starts.set(this.starts.subarray(tail), head + between.length);
    for (let i = head + between.length; i < starts.length; i++) starts[i] = (starts[i] as number) + after - before;
    return new Lines(text, starts);
  }

  position(offset: number): Position {
    const at = Math.min(Math.max(offset, 0), this.length);
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: at - (this.starts[low] ?? 0) };
  }

  range(offset: number, length: number): Range {
    return { start: this.position(offset), end: this.position(offset + length) };
  }
}

function startsIn(text: string): readonly number[] {
  const starts = [0];
  if (!text.includes('\r')) {
    // Faster by far where lines end in one way, as nearly everywhere
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    return starts;
  }
  for (let at = 1; at <= text.length; at++) if (beginsLine(text, at)) starts.push(at);
  return starts;
}

/** A line ends with \n, \r\n or \r, as in editors. */
function beginsLine(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return before === 10 || (before === 13 && text.charCodeAt(at) !== 10);
}

export const startOfFile: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

interface Span {
  readonly offset: number;
  readonly length: number;
}

/** The node at a path, or the nearest one above it that is there. */
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
  // Of two properties with one key the last counts, as in JSON.parse.
  return node.children?.findLast((property) => property.children?.[0]?.value === String(step))?.children?.[1];
}

/** Where a value is marked: the whole of a plain value, only the opening of an object or an array. */
export function spanOfValue(node: Node): Span {
  const opens = node.type === 'object' || node.type === 'array';
  return { offset: node.offset, length: opens ? 1 : node.length };
}

/** Where a thing is marked as a whole: the key it stands under, else its opening. */
export function spanOfThing(node: Node): Span {
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return key ?? spanOfValue(node);
}

/** The key of a property of an object. */
export function spanOfKey(node: Node, key: string): Span {
  const property = node.children?.findLast((child) => child.children?.[0]?.value === key);
  return property?.children?.[0] ?? spanOfThing(node);
}
