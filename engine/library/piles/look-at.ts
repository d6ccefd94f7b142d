import type { Erased } from '#engine/kernel/basics/erased.ts';
import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import { byOf } from '#engine/kernel/language/effect-procedures.ts';
import { amount, oneOf } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { change, goto, markIncomplete, type Next, type RuleId } from '#engine/kernel/procedures/next.ts';
import { type AnyProcedure, rulebook } from '#engine/kernel/procedures/procedure.ts';
import { nowhere, type Place, type Thing } from '#engine/kernel/table/things-and-places.ts';
import { type LookedThrough, topOf, wordsOf } from './looking.ts';

const op = opBuilder<Erased>();

/** Cards of a pile come to its top in this order. */
export const arrangeChange = (rule: RuleId, field: string): AnyChange =>
  changes<KernelGame>()('arrange', rule, {
    fields: [field, 'cards'],
    apply: (table, _, record) => {
      const pile = record[field] as Place;
      const here = table.at(pile);
      const top = (record['cards'] as readonly Thing[]).filter((card) => here.includes(card));
      return void table.order(pile, [...top, ...here.filter((card) => !top.includes(card))], false);
    },
  });

/**
 * Look at the top cards of a pile and put them back in any order. They stay there, and only who looks sees them.
 * `field`: as in `pileChanges`; the game needs a `lookChange` and an `arrangeChange`.
 */
export function lookingAt<G extends KernelGame>(
  parts: LookedThrough<G> & { readonly field: string },
): { readonly op: Op; readonly procedure: AnyProcedure } {
  const { procedure, call } = rulebook<G>();
  const lookAt = procedure(
    'lookAt',
    (the: {
      readonly self: Thing;
      readonly source: Thing;
      readonly pile: Place;
      readonly cards: readonly Thing[];
    }) => ({
      source: the.source,
      pile: the.pile,
      looker: the.self,
      lookedAt: the.cards,
      left: the.cards,
      ordered: [] as readonly Thing[],
    }),
    ({ step, choose, offer }) => ({
      look: step('KERNEL', (_, my) => change('look', { by: my.looker, cards: my.lookedAt })),
      next: choose('KERNEL', {
        choose: offer<{ readonly target: Thing; readonly [field: string]: number }>('KERNEL', {
          fields: ['by', 'target'],
          among: (_, my) => my.left.map((target) => ({ ...byOf(my.looker), target })),
          then: (_, my, { target }) => {
            my.ordered = [...my.ordered, target];
            my.left = my.left.filter((card) => card !== target);
            return my.left.length > 0 ? goto('next') : undefined;
          },
        }),
      }),
      back: step('KERNEL', (_, my) => change('arrange', { [parts.field]: my.pile, cards: my.ordered })),
    }),
    ['source', 'lookedAt', 'looker'],
  );
  const words = wordsOf(parts);
  const pileOf = (game: G, word: string, scope: Scope): Place => parts.piles[word]?.place(game, scope) ?? nowhere;
  return {
    procedure: lookAt,
    op: op('lookAt', {
      sort: 'effect',
      fields: { in: oneOf('pile', words), top: amount() },
      about: {
        ja: '山の上から top 枚を見て、好きな順で戻す。先に選んだものが上になる',
        en: 'Looks at the top cards of a pile and puts them back in any order, the first chosen on top',
      },
      text: {
        ja: '{in}の上から{top}枚を見て、好きな順で戻す',
        en: 'look at the top {top*card|cards} of {in} and put them back in any order',
      },
      example: { op: 'lookAt', in: words[0], top: 3 },
      canChange: (game: G, seen, scope) => topOf(game, pileOf(game, seen.in, scope), seen.top).length > 0,
      run: (game: G, seen, scope): Next => {
        const pile = pileOf(game, seen.in, scope);
        const cards = topOf(game, pile, seen.top);
        const { self, source } = scope;
        return cards.length === 0 ? markIncomplete : call(lookAt, { self, source, pile, cards });
      },
    }),
  };
}
