import type { Node } from 'jsonc-parser';
import type { TextEdit } from './text-edit.ts';

// Edits that insert and remove parts of a text verbatim, without reformatting the rest.

const endOf = ({ offset, length }: Node): number => offset + length;

/** Removes children of one list or object together with their commas. */
export function removeChildren(parent: Node, parts: readonly Node[]): readonly TextEdit[] {
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

function runsOf(children: readonly Node[], parts: readonly Node[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const at of parts.map((part) => children.indexOf(part)).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === at - 1) last[1] = at;
    else runs.push([at, at]);
  }
  return runs;
}

/** Inserts parts after a child, each on its own line if that child is on its own line. */
export function insertAfter(text: string, neighbour: Node, parts: readonly string[]): TextEdit {
  const before = between(text, neighbour);
  return { offset: endOf(neighbour), length: 0, text: parts.map((part) => `,${before}${part}`).join('') };
}

export function insertBefore(text: string, neighbour: Node, parts: readonly string[]): TextEdit {
  const after = between(text, neighbour);
  return { offset: neighbour.offset, length: 0, text: parts.map((part) => `${part},${after}`).join('') };
}

export function appendChild(text: string, parent: Node, parts: readonly string[]): TextEdit {
  const last = parent.children?.at(-1);
  if (last !== undefined) return insertAfter(text, last, parts);
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

export function indentOf(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** The text of a part after the edits inside it; edits elsewhere are ignored. */
export function textOfPartAfter(text: string, { offset, length }: Node, edits: readonly TextEdit[]): string {
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
