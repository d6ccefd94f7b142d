import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import { chooseThen } from '#engine/kernel/language/effect-procedures.ts';
import { amount, effects, name, oneOf, optional, test } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { change, markIncomplete, type Next } from '#engine/kernel/procedures/next.ts';
import { type AnyProcedure, rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Place, Thing } from '#engine/kernel/table/table.ts';

const op = opBuilder<Erased>();

export interface Searchable<G> {
  readonly piles: readonly [string, ...string[]];
  /** -1: no such pile. */
  pile(game: G, word: string, scope: Scope): Place;
  /** Zone visible only to the searching player; empty otherwise. */
  lookedAt(game: G, scope: Scope): Place;
  /** See `pileChanges`; the game needs its `lay` and `shuffle`. */
  readonly field: string;
  readonly example: { readonly effect: { readonly op: string }; readonly condition: { readonly op: string } };
}
interface Searching extends Scope {
  readonly block: string;
  readonly pile: Place;
  readonly lookedAt: Place;
  readonly cards: readonly Thing[];
  readonly from: readonly Thing[];
  readonly most: number;
  readonly as: string;
}

/** Look at a pile or its top cards, take matching ones, shuffle the rest. Only the test slice uses it so far. */
export function searching<G extends KernelGame>(
  parts: Searchable<G>,
): { readonly op: Op; readonly procedure: AnyProcedure } {
  const { procedure, call } = rulebook<G>();
  const search = procedure(
    'search',
    (the: Searching) => ({
      self: the.self,
      source: the.source,
      target: the.target,
      names: the.names,
      record: the.record,
      block: the.block,
      pile: the.pile,
      lookedAt: the.lookedAt,
      cards: the.cards,
      from: the.from,
      most: the.most,
      as: the.as,
    }),
    ({ step }) => ({
      look: step('KERNEL', (_, my) => change('lay', { [parts.field]: my.lookedAt, cards: my.cards })),
      // Nothing is found only if nothing matches; otherwise at least one is taken
      take: step('KERNEL', (_, my): Next => {
        const { self, source, target, names, record, from, most } = my;
        if (from.length === 0) return markIncomplete;
        return chooseThen(my.block, { self, source, target, names, record }, { from, least: 1, most }, my.as);
      }),
      back: step('KERNEL', (game, my) => [
        change('lay', { [parts.field]: my.pile, cards: [...game.table.at(my.lookedAt)] }),
        change('shuffle', { [parts.field]: my.pile }),
      ]),
    }),
    ['source', 'record', 'block'],
  );
  return {
    procedure: search,
    op: op('search', {
      sort: 'effect',
      fields: {
        in: oneOf('pile', parts.piles),
        top: optional(amount()),
        as: name(),
        if: optional(test()),
        take: optional(amount()),
        do: effects(),
      },
      about: {
        ja: '山の全体、または上から top 枚を見て、if に合うカードを take 枚まで選んで do を行い、残りを戻して山をシャッフルする',
        en: 'Looks at a pile, or at its top cards, chooses up to "take" of those that meet "if", does "do" with them, puts the rest back and shuffles',
      },
      text: {
        ja: '{in}[の上から{top}枚]を見て、[「{if}」カードを][{take}枚まで]選び（{as}）、{do}。残りを戻してシャッフルする',
        en: 'search {in}[, the top {top} cards,] for[ up to {take*card|cards}] ({as})[ where {if}]: {do}; shuffle the rest back',
      },
      example: {
        op: 'search',
        in: parts.piles[0],
        as: 'found',
        if: parts.example.condition,
        do: [parts.example.effect],
      },
      canChange: (game: G, seen, scope) => {
        const pile = parts.pile(game, seen.in, scope);
        return pile >= 0 && game.table.at(pile).length > 0;
      },
      run: (game: G, seen, scope): Next => {
        const pile = parts.pile(game, seen.in, scope);
        if (pile < 0) return markIncomplete;
        const cards = game.table.at(pile).slice(0, seen.top ?? Number.POSITIVE_INFINITY);
        const fits = (card: Thing) =>
          seen.if === undefined || seen.if({ ...scope, names: { ...scope.names, [seen.as]: [card] } });
        const { self, source, target, names, record } = scope;
        return call(search, {
          ...{ self, source, target, names, record, block: seen.do, pile, cards, as: seen.as },
          lookedAt: parts.lookedAt(game, scope),
          from: cards.filter(fits),
          most: seen.take ?? 1,
        });
      },
    }),
  };
}
