import type { Node } from 'jsonc-parser';
import { appendChild, insertAfter, removeChildren } from '#authoring/text/edits/raw-edits.ts';
import type { TextEdit } from '#authoring/text/edits/text-edit.ts';
import { nodeAtExactly } from '#authoring/text/json/json-edits.ts';
import { soundJson } from '#authoring/text/json/sound-json.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';

interface Found {
  readonly section: string;
  readonly list: Node;
  readonly at: number;
  readonly node: Node;
}

/** Restores an entry to another version. Empty: unchanged. Null: not JSON, in neither, or its list is gone. */
export function restoredEntryText(now: string, then: string, id: string): readonly TextEdit[] | null {
  const [newer, older] = [treeOf(now), treeOf(then)];
  if ([now, then].some((text) => soundJson(text) === undefined)) return null;
  const [is, was] = [entryIn(newer, id), entryIn(older, id)];
  if (was === null) return is === null ? null : removeChildren(is.list, [is.node]);
  const written = then.slice(was.node.offset, was.node.offset + was.node.length);
  if (is !== null) {
    const { offset, length } = is.node;
    return now.slice(offset, offset + length) === written ? [] : [{ offset, length, text: written }];
  }
  const list = nodeAtExactly(newer, [was.section]);
  if (list?.type !== 'array') return null;
  const children = list.children ?? [];
  // After the nearest former predecessor that still exists
  for (let at = was.at - 1; at >= 0; at--) {
    const neighbour = idOf(was.list.children?.[at]);
    const there = children.find((one) => neighbour !== null && idOf(one) === neighbour);
    if (there !== undefined) return [insertAfter(now, there, [written])];
  }
  const [first] = children;
  if (first === undefined) return [appendChild(now, list, [written])];
  return [{ offset: first.offset, length: 0, text: `${written},${gapBefore(now, first)}` }];
}

function entryIn(root: Node | undefined, id: string): Found | null {
  for (const { children = [] } of root?.type === 'object' ? (root.children ?? []) : []) {
    const [key, list] = children;
    if (key === undefined || list?.type !== 'array') continue;
    const at = (list.children ?? []).findIndex((one) => idOf(one) === id);
    const node = list.children?.[at];
    if (node !== undefined) return { section: String(key.value), list, at, node };
  }
  return null;
}

function idOf(node: Node | undefined): string | null {
  const id = node?.type === 'object' ? nodeAtExactly(node, ['id'])?.value : undefined;
  return typeof id === 'string' ? id : null;
}

function gapBefore(text: string, { offset }: Node): string {
  return /\r?\n[ \t]*$/.exec(text.slice(0, offset))?.[0] ?? ' ';
}
