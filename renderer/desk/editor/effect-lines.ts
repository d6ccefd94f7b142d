import { findNodeAtLocation, getNodePath, type Node, parseTree } from 'jsonc-parser';
import { findEffect, pathsTo } from '#authoring/project/documents/effect-place.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

export interface EffectSpan {
  readonly offset: number;
  readonly end: number;
}

/** Candidate paths, likeliest first: nodes that begin on the line, then those around it. */
export function pathsAround(text: string, document: Json, line: EffectSpan): readonly string[] {
  const root = parseTree(text);
  if (root === undefined) return [];
  const begins: Node[] = [];
  const holds: Node[] = [];
  const look = (node: Node): void => {
    if (node.offset > line.end || node.offset + node.length < line.offset) return;
    if (isInList(node)) (node.offset >= line.offset ? begins : holds).push(node);
    node.children?.forEach(look);
  };
  look(root);
  return [...begins, ...holds.reverse()].flatMap((node) => pathsTo(document, getNodePath(node)));
}

/** An effect is a list item with a keyword. */
function isInList(node: Node): boolean {
  return node.type === 'object' && node.parent?.type === 'array' && wordOf(node) !== undefined;
}

const wordOf = (node: Node): Node | undefined =>
  node.children?.find(({ children }) => children?.[0]?.value === 'op')?.children?.[1];

export interface WrittenSpan extends EffectSpan {
  readonly way: string;
  readonly word: EffectSpan;
}

export function spansOf(
  ways: Iterable<string>,
  { file, text, written }: { readonly file: string; readonly text: string; readonly written: Documents },
): readonly WrittenSpan[] {
  const here = [...ways].flatMap((way) => {
    const found = findEffect(written, way);
    return found === null || found.path !== file || !isWhole(found.steps, way) ? [] : [{ way, steps: found.steps }];
  });
  if (here.length === 0) return [];
  const root = parseTree(text);
  return here.flatMap(({ way, steps }) => {
    const node = root === undefined ? undefined : findNodeAtLocation(root, [...steps]);
    if (node === undefined) return [];
    const word = wordOf(node) ?? node;
    return [{ way, ...spanOf(node), word: spanOf(word) }];
  });
}

const spanOf = ({ offset, length }: Node): EffectSpan => ({ offset, end: offset + length });

function isWhole(steps: readonly (string | number)[], way: string): boolean {
  const last = way.split('/').at(-1) ?? '';
  return String(steps.at(-1)) === last;
}
