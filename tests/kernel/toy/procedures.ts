import { emptyScope } from '#engine/kernel/language/compile.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { optionalOpProcedures } from '#engine/kernel/language/optional-op-procedures.ts';
import { change, close, end, goto, later, type Next, open } from '#engine/kernel/procedures/next.ts';
import { type Pick, rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { counter, place, type ToyGame, theGame } from './toy-game.ts';

const { procedure, call } = rulebook<ToyGame>();

interface OfStone extends Pick {
  readonly by: Thing;
  readonly stone: Thing;
}

const score = procedure(
  'score',
  (given: OfStone) => ({ by: given.by, source: given.stone }),
  ({ step }) => ({
    worth: step('TOY-SCORE-01', (game, my) =>
      change('gain', { by: my.by, to: my.by, base: game.stone(my.source).worth, stone: my.source }),
    ),
    text: step('TOY-SCORE-02', (game, my): Next => {
      const { block } = game.stone(my.source);
      return block === null ? undefined : runBlock(block, { ...emptyScope, self: my.by, source: my.source });
    }),
    wear: step('TOY-SCORE-03', (_, my) => later('dusk', call(wear, { stone: my.source }))),
  }),
  ['source'],
);

export const wear = procedure(
  'wear',
  (given: { readonly stone: Thing }) => given,
  ({ step }) => ({ wear: step('TOY-WEAR-01', (_, { stone }) => change('wear', { stone })) }),
);

const turn = procedure(
  'turn',
  (given: object) => given,
  ({ step, settle, choose, offer }) => ({
    begin: step('KERNEL', (game) => [game.active === 1 ? open('round') : undefined, open('turn', game.active)]),
    deal: step('TOY-TURN-01', (game) => {
      const top = game.table.at(place.pile)[0];
      const full = game.hand(game.active).length >= game.number('limit', game.active).value;
      return top === undefined || full ? undefined : change('take', { to: game.active, stone: top });
    }),
    pick: choose('TOY-TURN-02', {
      lay: offer<OfStone>('TOY-LAY-01', {
        among: { by: (game) => [game.active], stone: (game, _, { by }) => game.hand(by) },
        except: {
          'TOY-LAY-02': (game, _, { by, stone }) => game.stone(stone).worth > 3 && game.points(by) === 0,
          'TOY-LAY-03': (game, _, { stone }) => game.table.count(stone, counter.worn) > 0,
        },
        then: (_, __, { by, stone }) => [change('lay', { by, stone }), call(score, { by, stone })],
      }),
      draw: offer('TOY-DRAW-01', {
        fields: ['by'],
        among: (game) => (game.table.at(place.pile).length > 0 ? [{ by: game.active }] : []),
        except: { 'TOY-DRAW-02': (game, _, { by }) => game.hand(by).length >= game.number('limit', by).value },
        then: (game, _, { by }) => [
          change('take', { to: by, stone: game.table.at(place.pile)[0] as Thing }),
          goto('pick'),
        ],
      }),
      pass: offer('TOY-PASS-01', { fields: ['by'], among: (game) => [{ by: game.active }], then: () => undefined }),
    }),
    dusk: settle('TOY-TURN-03', 'dusk'),
    won: step('TOY-END-01', (game) => (game.points(game.active) >= 12 ? end('won') : undefined)),
    over: step('KERNEL', (game) => [
      close('turn', game.active),
      game.active === game.seats ? close('round') : undefined,
    ]),
    next: step('TOY-TURN-04', (game) => change('turn', { to: (game.active % game.seats) + 1 })),
    lost: step('TOY-END-02', (game) => (game.table.count(theGame, counter.round) > 12 ? end('lost') : goto('begin'))),
  }),
);

export const procedures = [turn, score, wear, ...optionalOpProcedures];
export const first = call(turn, {});
