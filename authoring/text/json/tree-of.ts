import { type Node, parseTree } from 'jsonc-parser';
import { offsetTooDeep } from './depth.ts';

const strict = { disallowComments: true, allowTrailingComma: false };

/** The tree of all parts, also of invalid JSON; undefined if it is empty or nested too deep. */
export function treeOf(text: string): Node | undefined {
  return offsetTooDeep(text) < 0 ? parseTree(text, [], strict) : undefined;
}
