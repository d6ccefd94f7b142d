import type { Node } from 'jsonc-parser';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { ContentEdit } from '#engine/kernel/contract/content-fix.ts';
import type { TextEdit } from '../edits/text-edit.ts';
import type { JsonPath } from './positions.ts';

/** Null if a path does not exist. `root` is the tree of `text`. */
export function textEditsOf(text: string, root: Node, edits: readonly ContentEdit[]): readonly TextEdit[] | null {
  const made = edits.map((edit) => textEditOf(text, root, edit));
  return made.every((one) => one !== null) ? made : null;
}

function textEditOf(text: string, root: Node, edit: ContentEdit): TextEdit | null {
  const node = nodeAtExactly(root, edit.path);
  switch (edit.kind) {
    case 'set': {
      if (node !== undefined) return replaced(node, formatJson(edit.value, indentAt(text, node.offset)));
      const parent = nodeAtExactly(root, edit.path.slice(0, -1));
      const key = edit.path.at(-1);
      return parent?.type === 'object' && typeof key === 'string'
        ? putInto(text, parent, `${JSON.stringify(key)}: `, edit.value)
        : null;
    }
    case 'append':
      return node?.type === 'array' ? putInto(text, node, '', edit.value) : null;
    case 'remove':
      return node === undefined ? null : removeNode(node);
    case 'rename': {
      const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
      return key === undefined ? null : replaced(key, JSON.stringify(edit.key));
    }
  }
}

const replaced = ({ offset, length }: Node, text: string): TextEdit => ({ offset, length, text });
const endOf = ({ offset, length }: Node): number => offset + length;

/** The node at exactly this path. Of duplicate keys the last, as in JSON.parse. */
export function nodeAtExactly(root: Node | undefined, path: JsonPath): Node | undefined {
  let node = root;
  for (const step of path) {
    const { type, children = [] }: Partial<Node> = node ?? {};
    if (type === 'array' && typeof step === 'number') node = children[step];
    else if (type === 'object')
      node = children.findLast((one) => one.children?.[0]?.value === String(step))?.children?.[1];
    else return undefined;
  }
  return node;
}

function putInto(text: string, parent: Node, key: string, value: Json): TextEdit {
  const last = parent.children?.at(-1);
  if (last === undefined) {
    const [open, close] = parent.type === 'object' ? ['{ ', ' }'] : ['[', ']'];
    return replaced(parent, `${open}${key}${formatJson(value, indentAt(text, parent.offset))}${close}`);
  }
  const lineStart = text.lastIndexOf('\n', last.offset - 1) + 1;
  const indent = text.slice(lineStart, last.offset);
  const isOnItsLine = lineStart > parent.offset && indent.trim() === '';
  const before = isOnItsLine ? `,${lineEnd(text)}${indent}` : ', ';
  return { offset: endOf(last), length: 0, text: `${before}${key}${formatJson(value, isOnItsLine ? indent : '')}` };
}

export function removeNode(node: Node): TextEdit {
  const own = node.parent?.type === 'property' ? node.parent : node;
  const parent = own.parent;
  const siblings = parent?.children ?? [];
  const at = siblings.indexOf(own);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  if (parent === undefined || at < 0) return replaced(node, 'null');
  if (before !== undefined) return { offset: endOf(before), length: endOf(own) - endOf(before), text: '' };
  if (after !== undefined) return { offset: own.offset, length: after.offset - own.offset, text: '' };
  return { offset: parent.offset + 1, length: parent.length - 2, text: '' };
}

const lineEnd = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** Longest value that is written on one line. */
const WIDEST = 100;

export function formatJson(value: Json, indent = ''): string {
  const short = onOneLine(value);
  if (typeof value !== 'object' || value === null || short.length + indent.length <= WIDEST) return short;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((one) => deeper + formatJson(one, deeper)).join(',\n')}\n${indent}]`;
  const lines = Object.entries(value).map(
    ([key, one]) => `${deeper}${JSON.stringify(key)}: ${formatJson(one, deeper)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`).join(', ')} }`;
}
