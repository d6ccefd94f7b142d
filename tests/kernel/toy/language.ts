import type { Language } from '#engine/kernel/language/compile.ts';
import { amount, oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import { kernelOps } from '#engine/kernel/language/kernel-ops.ts';
import { opBuilder } from '#engine/kernel/language/op.ts';
import { optionalOps } from '#engine/kernel/language/optional-ops.ts';
import { lastingOps, nextTimeOps } from '#engine/kernel/lasting-effects/lasting-ops.ts';
import { batch, change, edit, instead, type Next, unwindTo } from '#engine/kernel/procedures/next.ts';
import { counter, layers, periods, place, type ToyGame } from './toy-game.ts';

const op = opBuilder<ToyGame>();
const self = { op: 'self' } as const;

export const language: Language = {
  layers: layers.map(({ id }) => id),
  ops: [
    ...kernelOps({ effect: { op: 'stir' }, selector: self }),
    ...optionalOps({ effect: { op: 'stir' } }),
    ...lastingOps({ effect: { op: 'stir' }, modifier: { op: 'raise', of: self, add: 1 } }, periods),
    ...nextTimeOps({ effect: { op: 'stir' }, trigger: { op: 'onGain' } }, periods),
    op('self', {
      sort: 'selector',
      rules: ['TOY-WORD-01'],
      fields: {},
      about: { ja: '持ち主', en: 'Who holds the stone' },
      text: { ja: '持ち主', en: 'its holder' },
      example: { op: 'self' },
      run: (_, __, scope) => [scope.self],
    }),
    op('others', {
      sort: 'selector',
      fields: {},
      about: { ja: 'ほかの全員', en: 'Everybody else' },
      text: { ja: 'ほかの全員', en: 'everybody else' },
      example: { op: 'others' },
      run: (game, _, scope) =>
        Array.from({ length: game.seats }, (__, i) => i + 1).filter((seat) => seat !== scope.self),
    }),
    op('heap', {
      sort: 'selector',
      fields: {},
      about: { ja: '場の石', en: 'The stones on the heap' },
      text: { ja: '場の石', en: 'the stones on the heap' },
      example: { op: 'heap' },
      run: (game) => game.table.at(place.heap),
    }),
    op('pointsOf', {
      sort: 'amount',
      rules: ['TOY-WORD-02'],
      fields: { of: selector() },
      about: { ja: '点数', en: 'Points' },
      text: { ja: '{of}の点数', en: 'the points of {of}' },
      example: { op: 'pointsOf', of: self },
      run: (game, { of }) => of.reduce((sum, seat) => sum + game.table.count(seat, counter.points), 0),
    }),
    op('score', {
      sort: 'effect',
      rules: ['TOY-WORD-03'],
      fields: { to: selector(), amount: amount() },
      about: { ja: '点を与える', en: 'Gives points' },
      text: { ja: '{to}は{amount}点を得る', en: '{to} scores {amount}' },
      example: { op: 'score', to: self, amount: 1 },
      canChange: (_, seen) => seen.to.length > 0 && seen.amount > 0,
      run: (_, seen, scope): Next => seen.to.map((to) => change('gain', { by: scope.self, to, base: seen.amount })),
    }),
    op('scoreTogether', {
      sort: 'effect',
      fields: { to: selector(), amount: amount() },
      about: { ja: '同時に点を与える', en: 'Gives points to all at the same time' },
      text: { ja: '{to}は同時に{amount}点を得る', en: '{to} score {amount} at the same time' },
      example: { op: 'scoreTogether', to: { op: 'others' }, amount: 1 },
      run: (_, seen, scope): Next =>
        batch(seen.to.map((to) => change('gain', { by: scope.self, to, base: seen.amount }))),
    }),
    op('rub', {
      sort: 'effect',
      fields: { stone: selector() },
      about: { ja: '石をすり減らす', en: 'Wears stones' },
      text: { ja: '{stone}をすり減らす', en: 'wear {stone}' },
      example: { op: 'rub', stone: { op: 'heap' } },
      canChange: (_, seen) => seen.stone.length > 0,
      run: (_, seen): Next => seen.stone.map((stone) => change('wear', { stone })),
    }),
    op('endTurn', {
      sort: 'effect',
      fields: {},
      about: { ja: '手番を終える', en: 'Ends the turn' },
      text: { ja: '手番を終える', en: 'end the turn' },
      example: { op: 'endTurn' },
      run: () => unwindTo('turn', 'dusk'),
    }),
    op('stir', {
      sort: 'effect',
      fields: {},
      about: { ja: '場を山に混ぜる', en: 'Shuffles the heap into the pile' },
      text: { ja: '場を山に混ぜる', en: 'shuffle the heap into the pile' },
      example: { op: 'stir' },
      run: () => change('stir'),
    }),
    op('lessen', {
      sort: 'effect',
      rules: ['TOY-WORD-04'],
      fields: { amount: amount() },
      about: { ja: '得る点を減らす', en: 'Lessens the points about to be scored' },
      text: { ja: '得る点を{amount}減らす', en: 'lessen that by {amount}' },
      example: { op: 'lessen', amount: 1 },
      run: (_, seen, scope) => edit({ amount: -seen.amount, rule: 'TOY-WORD-04', card: scope.source }),
    }),
    op('stirInstead', {
      sort: 'effect',
      fields: {},
      about: { ja: '代わりに場を山に混ぜる', en: 'Shuffles the heap into the pile instead' },
      text: { ja: '代わりに場を山に混ぜる', en: 'shuffle the heap into the pile instead' },
      example: { op: 'stirInstead' },
      run: () => instead(change('stir')),
    }),
    op('onGain', {
      sort: 'trigger',
      rules: ['TOY-WORD-05'],
      fields: {
        by: optional(oneOf('whose', ['self', 'others'])),
        at: optional(oneOf('timing', ['would', 'before', 'after'])),
      },
      about: { ja: '点が入るとき', en: 'When points are scored' },
      text: { ja: '{by}点が入るとき', en: 'when {by} scores' },
      example: { op: 'onGain', by: 'others' },
      run: (_, fields, nobody) => ({
        change: 'gain',
        moment: fields.at(null as never, nobody) ?? 'after',
        matches: (game, scope, record) => {
          const by = fields.by(game, scope);
          return by === undefined || (record['to'] === scope.self) === (by === 'self');
        },
      }),
    }),
    op('raise', {
      sort: 'modifier',
      rules: ['TOY-NUM-02'],
      fields: { of: selector(), add: optional(amount()), times: optional(amount()) },
      about: { ja: '持てる数を変える', en: 'Alters how many may be held' },
      text: { ja: '{of}の持てる数 {add}{times}', en: 'the limit of {of} {add}{times}' },
      example: { op: 'raise', of: self, add: 1 },
      run: (_, fields, scope) => ({
        number: 'limit',
        layer: fields.times(null as never, scope) === undefined ? 'add' : 'multiply',
        of: (game, here) => fields.of(game, here),
        amount: (game, here) => fields.times(game, here) ?? fields.add(game, here) ?? 0,
      }),
    }),
  ],
};
