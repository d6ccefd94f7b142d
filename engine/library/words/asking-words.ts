import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import { type Op, opBuilder, type Results, type Sort } from '#engine/kernel/language/op.ts';
import type { WordOverrides } from './renamed.ts';

const op = opBuilder<Erased>();

interface Asking extends Omit<WordOverrides, 'example'> {
  readonly about: Op['about'];
  readonly text: Op['text'];
  /** Japanese counter, if not つ. */
  readonly counter?: string;
}

export function askingWords<G>() {
  const asking =
    <S extends Sort>(sort: S, more: Partial<Op> = {}) =>
    (id: string, ask: (game: G, scope: Scope) => Results[S], said: Asking): Op =>
      op(id, {
        ...(more as Erased),
        ...(said as Erased),
        sort,
        fields: {},
        example: { op: id },
        run: (game: G, _: object, scope) => ask(game, scope),
      });
  return {
    things: asking('selector'),
    howMany: asking('amount', { bounds: [0, Number.POSITIVE_INFINITY] }),
    whether: asking('condition'),
  };
}
