import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import { type Scope, scopeIn } from '#engine/kernel/language/block.ts';
import { bind, chooseThen } from '#engine/kernel/language/effect-procedures.ts';
import { amount, effects, flag, name, optional, someOf, test } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { change, markIncomplete, type Next } from '#engine/kernel/procedures/next.ts';
import { type AnyProcedure, rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { type LookedThrough, topOf, wordsOf } from './looking.ts';

const op = opBuilder<Erased>();

interface Searching extends Scope {
  readonly block: string;
  readonly lookedAt: readonly Thing[];
  readonly from: readonly Thing[];
  readonly most: number;
  readonly as: string;
  readonly shuffled: readonly Place[];
}

/**
 * Search piles or their top cards. The cards stay there, and only who searches sees them. Piles looked through as a
 * whole are shuffled afterwards, except for open ones. `field`: see `pileChanges`; the game needs its `shuffle` and a
 * `lookChange`.
 */
export function searching<G extends KernelGame>(
  parts: LookedThrough<G> & { readonly field: string },
): { readonly op: Op; readonly procedure: AnyProcedure } {
  const { procedure, call } = rulebook<G>();
  const search = procedure(
    'search',
    (the: Searching) => ({
      ...scopeIn(the),
      block: the.block,
      looker: the.self,
      lookedAt: the.lookedAt,
      from: the.from,
      most: the.most,
      as: the.as,
      shuffled: the.shuffled,
    }),
    ({ step }) => ({
      look: step('KERNEL', (_, my) => change('look', { by: my.looker, cards: my.lookedAt })),
      // Nothing is found only if nothing matches; otherwise at least one is taken
      take: step('KERNEL', (_, my): Next => {
        const { from, most } = my;
        if (from.length === 0) return markIncomplete;
        return chooseThen(my.block, scopeIn(my), { from, least: 1, most }, my.as);
      }),
      shuffle: step('KERNEL', (_, my) => my.shuffled.map((pile) => change('shuffle', { [parts.field]: pile }))),
    }),
    ['source', 'record', 'block', 'lookedAt', 'looker'],
  );
  const words = wordsOf(parts);
  const inPiles = (
    game: G,
    seen: { readonly in: readonly string[]; readonly top?: number | undefined },
    scope: Scope,
  ) =>
    seen.in.map((word) => {
      const { place, isOpen = false } = parts.piles[word] as (typeof parts.piles)[string];
      const pile = place(game, scope);
      const cards = topOf(game, pile, seen.top);
      return { pile, cards, isOpen, isWhole: cards.length === topOf(game, pile).length };
    });
  return {
    procedure: search,
    op: op('search', {
      sort: 'effect',
      fields: {
        in: someOf('pile', words),
        top: optional(amount()),
        as: name(),
        if: optional(test()),
        take: optional(amount()),
        do: effects(),
        shuffle: optional(flag()),
      },
      about: {
        ja: '山（いくつでもよい）の全体、または上から top 枚を見て、if に合うカードを take 枚まで選んで do を行う。合うカードがあれば1枚は選ぶ。全体を見た山はシャッフルする。shuffle なら、上だけを見た山もシャッフルする',
        en: 'Looks at piles, or at their top cards, chooses up to "take" of those that meet "if", at least one if there is any, and does "do" with them. Piles looked at as a whole are shuffled; with "shuffle", also those of which only the top was',
      },
      text: {
        ja: '{in}[の上から{top}枚]を見て、[「{if}」カードを][{take}枚まで]選び（{as}）、{do}{shuffle?。その後シャッフルする}',
        en: 'search {in}[, the top {top} cards,] for[ up to {take*card|cards}] ({as})[ where {if}]: {do}{shuffle?; then shuffle}',
      },
      example: {
        op: 'search',
        in: [words[0]],
        as: 'found',
        if: parts.example.condition,
        do: [parts.example.effect],
      },
      canChange: (game: G, seen, scope) => inPiles(game, seen, scope).some(({ cards }) => cards.length > 0),
      run: (game: G, seen, scope): Next => {
        const searched = inPiles(game, seen, scope).filter(({ cards }) => cards.length > 0);
        if (searched.length === 0) return markIncomplete;
        const lookedAt = searched.flatMap(({ cards }) => cards);
        const fits = (card: Thing) => seen.if === undefined || seen.if(bind(scope, seen.as, [card]));
        return call(search, {
          ...scopeIn(scope),
          ...{ block: seen.do, lookedAt, as: seen.as },
          from: lookedAt.filter(fits),
          most: seen.take ?? 1,
          shuffled: searched.flatMap(({ pile, isOpen, isWhole }) =>
            !isOpen && (isWhole || seen.shuffle === true) ? [pile] : [],
          ),
        });
      },
    }),
  };
}
