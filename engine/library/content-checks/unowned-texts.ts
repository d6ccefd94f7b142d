import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { at, type Located, type Path } from './placed.ts';

/** Times without a user: on unowned things, `self` is nobody. */
const withoutUser: ReadonlySet<unknown> = new Set(['constant', 'start', 'end', 'failure']);

interface Timed {
  readonly when?: unknown;
  readonly if?: unknown;
  readonly do: readonly unknown[];
}

/** In the amount of a constant entry `self` is the owner of the number, but not in `of`. `nearest`: suggestion. */
export function selfOfNobody(entry: Located<Timed>, nearest: string): ContentProblem[] {
  const { value } = entry;
  if (!withoutUser.has(value.when)) return [];
  const constant = value.when === 'constant';
  return [
    ...selfIn(entry, value.if, ['if'], nearest),
    ...value.do.flatMap((node, i) =>
      constant
        ? selfIn(entry, (node as { readonly of?: unknown }).of, ['do', i, 'of'], nearest)
        : selfIn(entry, node, ['do', i], nearest),
    ),
  ];
}

export const selfIn = (placed: Located<unknown>, part: unknown, path: Path, nearest: string): ContentProblem[] =>
  nodesIn(part, path)
    .filter(({ op }) => op === 'self')
    .map(({ op, path: found }) => at(placed, [...found, 'op'], 'EFT017', 'error', { op, nearest }));
