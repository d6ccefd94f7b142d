import { type Node, parseTree } from 'jsonc-parser';
import { offsetTooDeep } from './depth.ts';

const strict = { disallowComments: true, allowTrailingComma: false };

/** The positions of all parts of a text, also of one that is no JSON; undefined where nothing is, or where it goes too deep. */
export function treeOf(text: string): Node | undefined {
  return offsetTooDeep(text) < 0 ? parseTree(text, [], strict) : undefined;
}
