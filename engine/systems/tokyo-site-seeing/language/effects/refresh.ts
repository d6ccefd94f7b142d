import { amount, selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { counter } from '../../table/counters.ts';
import { marked } from '../here.ts';
import { op } from '../op.ts';

export const refresh = op('refresh', {
  sort: 'effect',
  fields: { of: selector('skill', 'card', 'bot'), amount: amount() },
  about: { ja: 'スキルや装備から消耗トークンを取り除く', en: 'Takes exhaust tokens off skills and equipment' },
  text: { ja: '{of}から消耗トークンを{amount}個取り除く', en: 'take {amount*exhaust token|exhaust tokens} off {of}' },
  facts: {
    unit: 'tokens',
    printed: [{ ja: /消耗トークン[^。、]{0,60}?取り除/ }],
    suits: { of: ['exhausted', 'equipped', 'vehicles', 'thisCard', 'thisBot', 'damageSource'] },
  },
  example: { op: 'refresh', of: { op: 'exhausted', of: { op: 'self' } }, amount: 1 },
  canChange: (game, seen) => seen.amount > 0 && seen.of.some((thing) => game.count(thing, counter.exhaust) > 0),
  run: (game, seen, scope) =>
    seen.of.map((thing) => change('refresh', { by: scope.self, ...marked(game, thing), amount: seen.amount })),
});
