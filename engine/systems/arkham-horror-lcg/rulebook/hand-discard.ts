import { change, goto, type Next } from '#engine/kernel/procedures/next.ts';
import { nameForChance } from '#engine/kernel/table/former-names.ts';
import { shuffledList } from '#engine/kernel/table/shuffle.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { counter } from '../table/plan.ts';
import { procedure } from './book.ts';

/** Discards cards from a hand by choice or at random; a weakness is not chosen (AH-WK-07). */
export const handDiscard = procedure(
  'handDiscard',
  ({ by, amount, random }: { readonly by: Thing; readonly amount: number; readonly random: boolean }) => ({
    by,
    left: amount,
    random,
  }),
  ({ step, choose, offer }) => ({
    next: step('AH-WK-07', (game, my): Next => {
      if (my.left <= 0) return goto('end');
      my.left--;
      const hand = game.at('hand', my.by);
      if (!my.random) return undefined;
      const stream = `${game.seed}|hand|${game.count(theGame, counter.round)}|${hand.length}`;
      const [card] = shuffledList(hand, stream, (one) => nameForChance(game.content, game.name(one)));
      return [goto('next'), card === undefined ? undefined : change('discard', { of: card, by: my.by })];
    }),
    choose: choose('AH-WK-07', {
      discardCard: offer('AH-WK-07', {
        fields: ['by', 'card'],
        among: (game, { by }) => game.at('hand', by).map((card) => ({ by, card })),
        except: { 'AH-WK-07': (game, _, { card }) => game.kind(card).isWeakness },
        then: (_, __, { by, card }) => [goto('next'), change('discard', { of: card, by })],
      }),
    }),
    again: step('AH-WK-07', () => goto('next')),
    end: step('AH-WK-07', () => undefined),
  }),
);
