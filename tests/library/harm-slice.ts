import { byScore } from '#engine/kernel/contract/outcome.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { amount, selector } from '#engine/kernel/language/field.ts';
import { opBuilder } from '#engine/kernel/language/op.ts';
import { optionalOpProcedures } from '#engine/kernel/language/optional-op-procedures.ts';
import { optionalOps } from '#engine/kernel/language/optional-ops.ts';
import { change, end, goto, type Next } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { oneByOne } from '#engine/library/acts/one-by-one.ts';
import { choicesOfSeveral } from '#engine/library/choices/each-chooses.ts';
import { eachChoosesWords } from '#engine/library/choices/each-chooses-words.ts';
import { costOps } from '#engine/library/costs/cost-ops.ts';
import { costProcedures } from '#engine/library/costs/pay-cost.ts';
import { partOf } from '#engine/library/costs/payable.ts';
import { dealingHarm } from '#engine/library/harm/dealing-harm.ts';
import { kindsOfHarmWords } from '#engine/library/harm/kinds-of-harm-words.ts';
import { adding, moving } from '../kernel/foreign/slice.ts';
import { openTexts, type SliceTexts, type TextSlice, type TextSliceGame } from './text-slice.ts';

// Two players with red and blue wounds, and cards of theirs that take wounds for them.

const limits: { readonly [name: string]: { readonly [kind: string]: number } } = {
  ada: { red: 6, blue: 6 },
  bo: { red: 6, blue: 6 },
  friend: { red: 2, blue: 2 },
  dog: { red: 1 },
  foe: { red: 2 },
};
const parts = {
  seats: ['ada', 'bo'],
  pieces: ['friend', 'dog', 'foe', 'text', 'charm'],
  places: ['play ada', 'play bo', 'out'],
  counters: ['result', 'red', 'blue', 'turns'],
} as const;
export type HarmGame = TextSliceGame;

const room = (game: HarmGame, thing: Thing, kind: string) => {
  const limit = limits[game.name(thing)]?.[kind];
  if (limit === undefined) return 0;
  const isTaker = !['ada', 'bo', 'foe'].includes(game.name(thing));
  return isTaker ? limit - game.count(thing, kind as 'red') : Number.POSITIVE_INFINITY;
};
const { inOrder, procedure: ordering } = oneByOne<HarmGame, { readonly to: Thing; readonly next: Next }>('R-DEFEAT', {
  fields: ['by', 'card'],
  matters: (_, left) => left.length > 1,
  choosable: (_, left) => left,
  named: ({ to }) => ({ by: 1, card: to }),
  isMeant: ({ to }, { card }) => to === card,
});
export const harm = dealingHarm<HarmGame>({
  kinds: { red: { counter: 1, answer: 'takeRed' }, blue: { counter: 2, answer: 'takeBlue' } },
  rules: {
    ...{ deal: 'R-DEAL', assign: 'R-ASSIGN', between: 'R-BETWEEN', place: 'R-PLACE' },
    ...{ dealt: 'R-DEALT', defeat: 'R-DEFEAT', heal: 'R-HEAL' },
  },
  also: ['attack'],
  takers: (game, to) => (game.seats.includes(to) ? game.at(`play ${game.name(to)}`) : []),
  room,
  over: (game) =>
    game.names.flatMap((name, thing) => {
      const isOver = Object.entries(limits[name] ?? {}).some(
        ([kind, most]) => game.count(thing, kind as 'red') >= most,
      );
      return isOver && game.table.placeOf(thing) !== game.place('out') ? [thing] : [];
    }),
  defeat: (game, over) =>
    inOrder(
      game,
      over.map((to) => ({ to, next: game.seats.includes(to) ? end('over') : change('leave', { of: to, to: 'out' }) })),
    ),
});

const { procedure, call } = rulebook<HarmGame>();
export const turn = procedure(
  'turn',
  (_: object) => ({ by: 2 }),
  ({ step, choose, offer }) => ({
    begin: step('R-TURN', (game, my) => {
      my.by = 3 - my.by;
      return game.count(0, 'turns') >= 8 ? end('over') : change('turns', { of: 0, amount: 1 });
    }),
    act: choose('R-TURN', {
      use: offer('R-TURN', {
        fields: ['by', 'card'],
        among: (game, my) =>
          game.texts('use', 'after', null).flatMap(({ by, card }) => (by === my.by ? [{ by, card }] : [])),
        then: (game, _, { card }) => {
          const text = game.texts('use', 'after', null).find((one) => one.card === card);
          return text === undefined ? undefined : runBlock(text.block, text.scope);
        },
      }),
      pass: offer('R-TURN', { fields: ['by'], among: (_, { by }) => [{ by }], then: () => undefined }),
    }),
    again: step('R-TURN', () => goto('begin')),
  }),
);

const choices = choicesOfSeveral(harm.joined);
const op = opBuilder<HarmGame>();
const about = { ja: '', en: '' } as const;
const costs = costProcedures({ rules: { pay: 'R-COST', share: 'R-COST' }, splitBy: 'payer' });
const ops = [
  ...costOps(costs, { effect: { op: 'leave' }, cost: { op: 'redCost', amount: 1 } }),
  op('redCost', {
    ...{ sort: 'cost', fields: { amount: amount() }, about, text: about, example: { op: 'redCost', amount: 1 } },
    run: (_, { amount: asks }, { self: by }) => {
      const pay = harm.take({ to: by, harm: { red: 1 } });
      return partOf({ kind: 'redCost', asks, from: [{ of: by, by, has: 99, pay }] });
    },
  }),
  ...optionalOps({ effect: { op: 'leave' } }),
  ...eachChoosesWords(choices, { effect: { op: 'leave' }, players: { op: 'players' } }),
  op('cardsOf', {
    ...{ sort: 'selector', fields: { of: selector() }, about, text: { ja: '{of}のカード', en: 'the cards of {of}' } },
    example: { op: 'cardsOf', of: { op: 'self' } },
    run: (game, seen) => seen.of.flatMap((by) => game.at(`play ${game.name(by)}`)),
  }),
  op('leave', {
    ...{ sort: 'effect', fields: { card: selector() }, about, text: { ja: '{card}を離す', en: '{card} leave' } },
    example: { op: 'leave', card: { op: 'thisCard' } },
    canChange: (_, seen) => seen.card.length > 0,
    run: (_, seen) => seen.card.map((of) => change('leave', { of, to: 'out' })),
  }),
  ...kindsOfHarmWords<HarmGame>(harm, {
    kinds: { red: { ja: '赤', en: 'red' }, blue: { ja: '青', en: 'blue' } },
    on: ['player', 'card'],
    example: { op: 'self' },
  }),
];
export const slice: TextSlice<typeof parts> = {
  ...{ id: 'wounds', parts, ops },
  procedures: [turn, ...harm.procedures, ordering, ...choices.procedures, ...costs.procedures, ...optionalOpProcedures],
  first: call(turn, {}),
  changes: [...harm.changes, adding('turns', 'R-TURN', 'turns'), moving('leave', 'R-DEFEAT')],
  fields: ['by', 'card', 'target', 'option', 'amount'],
  plain: ['amount', 'option', 'red', 'blue', 'base', 'batch', 'parent'],
  results: ['over'],
  together: false,
  outcome: (_, result) => byScore(result, [[], []]),
  put: {},
  set: {},
  print: (game) => ({
    ...Object.fromEntries(
      Object.keys(limits).map((name) => {
        const [red, blue] = [game.count(game.thing(name), 'red'), game.count(game.thing(name), 'blue')];
        return [name, game.at('out').includes(game.thing(name)) ? 'out' : `${red} ${blue}`];
      }),
    ),
  }),
};

/** ada has these cards in play and uses the first, `text`. */
export function usedText(texts: SliceTexts, cards: readonly string[] = [], of: readonly string[] = []): Session {
  const session = openTexts(slice, texts, { put: { 'play ada': ['text', ...cards], 'play bo': of } });
  session.act({ do: 'use', by: 'ada', card: 'text' });
  return session;
}
/** Options in short. */
export const optionsOf = (session: Session, seat?: number): readonly string[] =>
  session.legal(seat).map((answer) => Object.values(answer).join(' '));
