import { findNodeAtLocation, getNodePath, type Node, parseTree } from 'jsonc-parser';
import { findEffect, waysTo } from '#authoring/project/documents/effect-place.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

/** Where something stands in a text, by offsets. */
export interface EffectSpan {
  readonly offset: number;
  readonly end: number;
}

/**
 * The ways by which what is written around a line may be called, the likeliest first: what begins on it, the outermost
 * first, then what it stands in. Which of them is an effect, the engine knows.
 */
export function waysAround(text: string, document: Json, line: EffectSpan): readonly string[] {
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
  return [...begins, ...holds.reverse()].flatMap((node) => waysTo(document, getNodePath(node)));
}

/** Effects stand in lists, and begin with a word. */
function isInList(node: Node): boolean {
  return node.type === 'object' && node.parent?.type === 'array' && wordOf(node) !== undefined;
}

const wordOf = (node: Node): Node | undefined =>
  node.children?.find(({ children }) => children?.[0]?.value === 'op')?.children?.[1];

/** A node of the effect language in a text: all of it, and the word that it begins with. */
export interface WrittenSpan extends EffectSpan {
  readonly way: string;
  readonly word: EffectSpan;
}

/** Where what these ways lead to stands in the text of one file; of what is written elsewhere, or not any more, nothing. */
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

/** Whether a way was followed to its end: its last part is a place in a list, or a key. */
function isWhole(steps: readonly (string | number)[], way: string): boolean {
  const last = way.split('/').at(-1) ?? '';
  return String(steps.at(-1)) === last;
}
