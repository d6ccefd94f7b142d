import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { type ChangeRecord, change, close, end, goto, type Next, open } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { countUse } from '#engine/library/abilities/use-limits.ts';
import { attachedTo } from '#engine/library/links/attaching.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { TextsGame } from './game.ts';
import { counter, ofSeat, place } from './table.ts';

const book = rulebook<TextsGame>();
const { procedure } = book;
export const { call } = book;
const discard = (by: Thing, of: Thing) => change('discard', { by, of });
const spendAction = (game: TextsGame, by: Thing) =>
  change('act', { of: by, amount: game.count(by, counter('actions')) - 1 });
const hasNoAction = (game: TextsGame, by: Thing) => game.count(by, counter('actions')) === 0;

interface Using {
  readonly by: Thing;
  readonly card: Thing;
  readonly effect: number;
  readonly record: ChangeRecord | null;
}
const entryOf = (game: TextsGame, { card, effect }: Using) =>
  game.design(card).entries.find((entry) => entry.effect === effect);

/** A text is used, or an event played: cost, limits, the effect, the discards, and then the reactions. */
export const use = procedure(
  'use',
  ({ by, card, effect, record }: Using) => ({ by, card, effect, record, began: 0 }),
  ({ step, settle }) => ({
    pay: step('T-TM-24', (game, { by, card }) => {
      const { cost, kind } = game.design(card);
      if (kind === 'item' || attachedTo(game, card) >= 0) return undefined;
      return [change('play', { of: card, into: place('played') }), change('pay', { of: by, amount: -cost })];
    }),
    count: step('T-LM-01', (game, my) => {
      const entry = entryOf(game, my);
      return entry === undefined || entry.limit === null
        ? undefined
        : countUse(entry.limit, game.limitedUse(my.by, my.card, entry));
    }),
    begin: step('T-TM-22', (_, { by, card }) => change('begin', { by, card, amount: 1 }, 'began')),
    effect: step('T-TM-22', (game, my): Next => {
      const entry = entryOf(game, my);
      if (my.began === 0 || entry === undefined) return undefined;
      return runBlock(entry.block, game.scope(my.by, my.card, { record: my.record }));
    }),
    discard: step('T-TM-23', (game, { by, card }) =>
      game.table.placeOf(card) === place('played') ? discard(by, card) : undefined,
    ),
    after: settle('T-TM-08', 'after'),
  }),
  ['record'],
);

/** An item enters play. */
const enter = procedure(
  'enter',
  (given: { readonly by: Thing; readonly card: Thing }) => given,
  ({ step }) => ({
    pay: step('T-TM-29', (game, { by, card }) => change('pay', { of: by, amount: -game.design(card).cost })),
    enter: step('T-AS-04', (_, { by, card }) => change('enter', { of: card, into: ofSeat('play', by) })),
  }),
);

const turns = procedure(
  'turns',
  (_: object) => ({ by: 0 }),
  ({ step, choose, offer }) => ({
    begin: step('T-PH-01', (game, my) => {
      my.by = (my.by % game.seats.length) + 1;
      return [my.by === 1 ? open('round') : undefined, change('act', { of: my.by, amount: 3 })];
    }),
    act: choose('T-AT-01', {
      play: offer('T-AT-08', {
        fields: ['by', 'card'],
        among: (game, { by }) => game.pile('hand', by).map((card) => ({ by, card })),
        except: {
          'T-TM-29': (game, _, { by, card }) => game.count(by, counter('coins')) < game.design(card).cost,
          'T-AT-01': (game, { by }) => hasNoAction(game, by),
          'T-TM-37': (game, _, { card }) => game.design(card).kind === 'event' && game.played(card) === undefined,
          'T-LM-04': (game, _, { by, card }) => {
            const entry = game.played(card);
            return entry !== undefined && !game.mayUse(by, card, entry);
          },
        },
        then: (game, _, { by, card }) => {
          const effect = game.played(card)?.effect;
          const plays =
            effect === undefined ? call(enter, { by, card }) : call(use, { by, card, effect, record: null });
          return [spendAction(game, by), plays, goto('act')];
        },
      }),
      earn: offer('T-AT-07', {
        fields: ['by'],
        among: (_, { by }) => [{ by }],
        except: { 'T-AT-01': (game, { by }) => hasNoAction(game, by) },
        then: (game, { by }) => [spendAction(game, by), change('gain', { of: by, amount: 1 }), goto('act')],
      }),
      done: offer('T-PH-01', { fields: ['by'], among: (_, { by }) => [{ by }], then: () => undefined }),
    }),
    ended: step('T-PH-01', (game, { by }): Next => {
      if (by < game.seats.length) return goto('begin');
      return [
        close('round'),
        change('round', { of: theGame, amount: 1 }),
        ...game.seats.map((of) => change('draw', { of, amount: 1 })),
        game.count(theGame, counter('round')) >= 4 ? end(game.isWon ? 'won' : 'lost') : goto('begin'),
      ];
    }),
  }),
);
export const procedures = [turns, use, enter];
export const first = call(turns, {});
