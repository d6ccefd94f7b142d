import type { Node } from 'jsonc-parser';
import type { TextEdit } from './text-edit.ts';

// Parts of a text are taken away and put in as they are written, letter by letter.

const endOf = ({ offset, length }: Node): number => offset + length;

/** Takes some neighbours of one list or object away, with the commas that are needed no more. */
export function takenAway(parent: Node, parts: readonly Node[]): readonly TextEdit[] {
  const { children = [] } = parent;
  if (parts.length === children.length) return [{ offset: parent.offset + 1, length: parent.length - 2, text: '' }];
  return runsOf(children, parts).map(([first, last]) => {
    const before = children[first - 1];
    const after = children[last + 1];
    const [start, end] = [children[first] as Node, children[last] as Node];
    if (before !== undefined) return { offset: endOf(before), length: endOf(end) - endOf(before), text: '' };
    return { offset: start.offset, length: (after as Node).offset - start.offset, text: '' };
  });
}

/** The first and the last of each run of neighbours. */
function runsOf(children: readonly Node[], parts: readonly Node[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const at of parts.map((part) => children.indexOf(part)).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === at - 1) last[1] = at;
    else runs.push([at, at]);
  }
  return runs;
}

/** Puts parts behind one of a list or object, each on a line of its own where that one stands so. */
export function putBehind(text: string, neighbour: Node, parts: readonly string[]): TextEdit {
  const before = between(text, neighbour);
  return { offset: endOf(neighbour), length: 0, text: parts.map((part) => `,${before}${part}`).join('') };
}

/** Puts parts behind the last of a list or object. */
export function putLast(text: string, parent: Node, parts: readonly string[]): TextEdit {
  const last = parent.children?.at(-1);
  if (last !== undefined) return putBehind(text, last, parts);
  const end = lineEnd(text);
  const outer = indentOf(text, parent.offset);
  const inside = parts.map((part) => `${end}${outer}  ${part}`).join(',');
  return { offset: parent.offset + 1, length: parent.length - 2, text: `${inside}${end}${outer}` };
}

function between(text: string, part: Node): string {
  const indent = indentOf(text, part.offset);
  return text.slice(0, part.offset).endsWith(`\n${indent}`) ? `${lineEnd(text)}${indent}` : ' ';
}

const lineEnd = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** What stands before the first letter of the line of a place. */
export function indentOf(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** What a part of a text is when edits inside it are done; edits elsewhere do not touch it. */
export function partAfter(text: string, { offset, length }: Node, edits: readonly TextEdit[]): string {
  const end = offset + length;
  let at = offset;
  let after = '';
  for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
    if (edit.offset < at || edit.offset + edit.length > end) continue;
    after += text.slice(at, edit.offset) + edit.text;
    at = edit.offset + edit.length;
  }
  return after + text.slice(at, end);
}
