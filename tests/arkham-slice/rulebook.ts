import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import {
  type ChangeRecord,
  change,
  close,
  end,
  finish,
  goto,
  type Next,
  open,
} from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { countUse } from '#engine/library/abilities/use-limits.ts';
import { attachedTo } from '#engine/library/links/attaching.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { ArkhamGame } from './game.ts';
import { counter, ofSeat, place } from './table.ts';

const book = rulebook<ArkhamGame>();
const { procedure } = book;
export const { call } = book;
const discard = (by: Thing, of: Thing) => change('discard', { by, of });
const spendAction = (game: ArkhamGame, by: Thing) =>
  change('act', { of: by, amount: game.count(by, counter('actions')) - 1 });
const hasNoAction = (game: ArkhamGame, by: Thing) => game.count(by, counter('actions')) === 0;

interface Using {
  readonly by: Thing;
  readonly card: Thing;
  readonly effect: number;
  readonly record: ChangeRecord | null;
}
const entryOf = (game: ArkhamGame, { card, effect }: Using) =>
  game.design(card).entries.find((entry) => entry.effect === effect);

/** A text is used, or an event played: cost, limits, the effect, the discards, and then the reactions. */
export const use = procedure(
  'use',
  ({ by, card, effect, record }: Using) => ({ by, card, effect, record, began: 0 }),
  ({ step, settle }) => ({
    pay: step('AH-TM-24', (game, { by, card }) => {
      const { cost, kind } = game.design(card);
      if (kind === 'asset' || attachedTo(game, card) >= 0) return undefined;
      return [change('play', { of: card, into: place('played') }), change('pay', { of: by, amount: -cost })];
    }),
    count: step('AH-LM-01', (game, my) => {
      const entry = entryOf(game, my);
      return entry === undefined || entry.limit === null
        ? undefined
        : countUse(entry.limit, game.limitedUse(my.by, my.card, entry));
    }),
    begin: step('AH-TM-22', (_, { by, card }) => change('begin', { by, card, amount: 1 }, 'began')),
    effect: step('AH-TM-22', (game, my): Next => {
      const entry = entryOf(game, my);
      if (my.began === 0 || entry === undefined) return undefined;
      return runBlock(entry.block, game.scope(my.by, my.card, { record: my.record }));
    }),
    discard: step('AH-TM-23', (game, { by, card }) =>
      game.table.placeOf(card) === place('played') ? discard(by, card) : undefined,
    ),
    after: settle('AH-TM-08', 'after'),
  }),
  ['record'],
);

/** An asset enters play; assets without room leave at that moment. */
const enter = procedure(
  'enter',
  (given: { readonly by: Thing; readonly card: Thing }) => given,
  ({ step, choose, offer }) => ({
    pay: step('AH-TM-29', (game, { by, card }) => change('pay', { of: by, amount: -game.design(card).cost })),
    enter: step('AH-AS-04', (_, { by, card }) => change('enter', { of: card, into: ofSeat('play', by) })),
    room: choose('AH-AS-04', {
      choose: offer('AH-AS-04', {
        fields: ['by', 'card'],
        among: (game, { by }) => game.pile('play', by).map((card) => ({ by, card })),
        except: {
          'AH-AS-04': (game, my, { by, card }) =>
            game.slots(by) <= 2 || card === my.card || game.design(card).slots === 0,
        },
        then: (_, __, { by, card }) => [discard(by, card), goto('room')],
      }),
    }),
  }),
);

const test = procedure(
  'test',
  ({ by, difficulty }: { readonly by: Thing; readonly difficulty: number }) => ({ by, difficulty, result: '' }),
  ({ step, choose, offer }) => ({
    commit: choose('AH-ST-09', {
      commit: offer('AH-ST-09', {
        fields: ['by', 'card'],
        among: (game, { by }) => game.pile('hand', by).map((card) => ({ by, card })),
        except: { 'AH-ST-10': (game, _, { card }) => game.design(card).icons === 0 },
        then: (_, __, { by, card }) => [change('commit', { of: card, into: ofSeat('test', by) }), goto('commit')],
      }),
      done: offer('AH-ST-10', { fields: ['by'], among: (_, { by }) => [{ by }], then: () => undefined }),
    }),
    stir: step('AH-ST-12', () => change('shuffle', { pile: place('bag') })),
    reveal: step('AH-ST-03', (game) =>
      change('token', { of: game.table.at(place('bag'))[0] as Thing, into: place('drawn') }),
    ),
    result: step('AH-ST-07', (game, my) => {
      const fails = game.table.at(place('drawn')).some((token) => game.name(token) === 'tFail');
      my.result = !fails && game.value('skill', my.by) >= my.difficulty ? 'succeeded' : 'failed';
      return change(my.result === 'failed' ? 'damage' : 'clue', { of: my.by, amount: 1 });
    }),
    ended: step('AH-ST-10', (game, { by, result }) => [
      ...game.pile('test', by).map((card) => discard(by, card)),
      ...game.table.at(place('drawn')).map((of) => change('token', { of, into: place('bag') })),
      finish(result),
    ]),
  }),
);

const turns = procedure(
  'turns',
  (_: object) => ({ by: 0 }),
  ({ step, choose, offer }) => ({
    begin: step('AH-PH-01', (game, my) => {
      my.by = (my.by % game.seats.length) + 1;
      return [my.by === 1 ? open('round') : undefined, change('act', { of: my.by, amount: 3 })];
    }),
    act: choose('AH-AT-01', {
      play: offer('AH-AT-08', {
        fields: ['by', 'card'],
        among: (game, { by }) => game.pile('hand', by).map((card) => ({ by, card })),
        except: {
          'AH-TM-29': (game, _, { by, card }) => game.count(by, counter('resources')) < game.design(card).cost,
          'AH-AT-01': (game, { by }) => hasNoAction(game, by),
          'AH-TM-37': (game, _, { card }) => game.design(card).kind === 'event' && game.played(card) === undefined,
          'AH-LM-04': (game, _, { by, card }) => {
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
      investigate: offer('AH-AT-14', {
        fields: ['by'],
        among: (_, { by }) => [{ by }],
        except: { 'AH-AT-01': (game, { by }) => hasNoAction(game, by) },
        then: (game, _, { by = 0 }) => [spendAction(game, by), call(test, { by, difficulty: 3 }), goto('act')],
      }),
      done: offer('AH-PH-01', { fields: ['by'], among: (_, { by }) => [{ by }], then: () => undefined }),
    }),
    ended: step('AH-PH-01', (game, { by }): Next => {
      if (by < game.seats.length) return goto('begin');
      return [
        close('round'),
        change('round', { of: theGame, amount: 1 }),
        ...game.seats.map((of) => change('draw', { of, amount: 1 })),
        game.count(theGame, counter('round')) >= 4 ? end(game.isSolved ? 'R1' : 'no resolution') : goto('begin'),
      ];
    }),
  }),
);
export const procedures = [turns, use, enter, test];
export const first = call(turns, {});
