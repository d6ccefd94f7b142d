import type { Text } from '#engine/kernel/basics/text.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import type { CalledThings } from './called-things.ts';

/** What sentences are made with: ops and words of a game, names of a project. */
export interface Voice {
  readonly ops: ReadonlyMap<string, Op>;
  readonly groups: { readonly [group: string]: { readonly [id: string]: Text } };
  name(locale: string, id: string): string;
  /** Use the wordings that cards print. */
  readonly isPrinted?: true;
  /** Each node by the sentence of its op, with the names that effects give: what can be read back. */
  readonly isLiteral?: true;
  /** What has such a name around the node. */
  readonly called?: CalledThings;
  say(locale: string, key: string, text: Text): string;
}
