import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { at, type Path, type Placed } from './placed.ts';

/** Times at which nobody uses a text: on what is nobody's there is then no one that it could mean by `self`. */
const withoutUser: ReadonlySet<unknown> = new Set(['constant', 'start', 'end', 'failure']);

interface Timed {
  readonly when?: unknown;
  readonly if?: unknown;
  readonly do: readonly unknown[];
}

/**
 * `self` in a text that is nobody's: it would never be anybody. In the amount of a standing text it is whose number it is,
 * but not where that says whose numbers it alters. `nearest`: what is meant instead.
 */
export function selfOfNobody(entry: Placed<Timed>, nearest: string): ContentProblem[] {
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

/** `self` anywhere in a part of something that is never anybody's. */
export const selfIn = (placed: Placed<unknown>, part: unknown, path: Path, nearest: string): ContentProblem[] =>
  nodesIn(part, path)
    .filter(({ op }) => op === 'self')
    .map(({ op, path: found }) => at(placed, [...found, 'op'], 'EFT017', 'error', { op, nearest }));
