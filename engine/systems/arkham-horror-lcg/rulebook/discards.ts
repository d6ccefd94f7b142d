import { batch, type Call, change, finish, goto } from '#engine/kernel/procedures/next.ts';
import { nameForChance } from '#engine/kernel/table/former-names.ts';
import { shuffledList } from '#engine/kernel/table/shuffle.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { call, procedure } from './book.ts';

const discarded = (cards: readonly Thing[], by: Thing) => batch(cards.map((of) => change('discard', { of, by })));

/** Those that go to the same pile as the first; copies of one card need no order. */
function nextOf(game: ArkhamGame, left: readonly Thing[]): readonly Thing[] {
  const [first] = left;
  if (first === undefined) return [];
  const its = left.filter((card) => game.owner(card) === game.owner(first));
  return its.every((card) => game.kind(card) === game.kind(first)) ? [first] : its;
}
/** Cards discarded together go on their pile in the order of their owner, encounter cards in that of the lead (AH-ZN-10). */
export const discards = procedure(
  'discards',
  ({ cards, by }: { readonly cards: readonly Thing[]; readonly by: Thing }) => ({
    left: cards,
    by,
    done: [] as Thing[],
  }),
  ({ step, choose, offer }) => ({
    order: choose(
      'AH-ZN-10',
      {
        discardCard: offer('AH-ZN-10', {
          fields: ['by', 'card'],
          among: (game, { left }) =>
            nextOf(game, left).map((card) => ({ by: Math.max(game.owner(card), 0) || game.lead, card })),
          then: (_, my, { card }) => {
            my.left = my.left.filter((one) => one !== card);
            my.done = [...my.done, card];
            return goto('order');
          },
        }),
      },
      { asks: 'order' },
    ),
    discard: step('AH-ZN-08', (_, { done, by }) => (done.length === 0 ? undefined : discarded(done, by))),
  }),
);
export const discardAll = (cards: readonly Thing[], by: Thing): Call => call(discards, { cards, by });

/** Discards cards from a hand by choice, in the order chosen, or at random; a weakness is not chosen (AH-WK-07). */
export const handDiscard = procedure(
  'handDiscard',
  ({ by, amount, random }: { readonly by: Thing; readonly amount: number; readonly random: boolean }) => ({
    ...{ by, amount, random },
    chosen: [] as readonly Thing[],
  }),
  ({ step, choose, offer }) => ({
    random: step('AH-ZN-10', (game, { by, amount, random }) => {
      if (!random) return undefined;
      const hand = game.at('hand', by);
      const stream = `${game.seed}|hand|${game.count(theGame, counter.round)}|${hand.length}`;
      const cards = shuffledList(hand, stream, (one) => nameForChance(game.content, game.name(one))).slice(0, amount);
      return [discardAll(cards, by), finish()];
    }),
    choose: choose('AH-WK-07', {
      discardCard: offer('AH-WK-07', {
        fields: ['by', 'card'],
        among: (game, { by, amount, chosen }) =>
          chosen.length >= amount
            ? []
            : game
                .at('hand', by)
                .filter((card) => !chosen.includes(card))
                .map((card) => ({ by, card })),
        except: { 'AH-WK-07': (game, _, { card }) => game.kind(card).isWeakness },
        then: (_, my, { card }) => {
          my.chosen = [...my.chosen, card];
          return goto('choose');
        },
      }),
    }),
    discard: step('AH-WK-07', (_, { by, chosen }) => (chosen.length === 0 ? undefined : discarded(chosen, by))),
  }),
);
