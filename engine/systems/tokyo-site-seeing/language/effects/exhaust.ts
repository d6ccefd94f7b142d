import { amount, selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { marked } from '../here.ts';
import { op } from '../op.ts';

export const exhaust = op('exhaust', {
  sort: 'effect',
  fields: { of: selector('skill', 'card'), amount: amount() },
  about: { ja: 'スキルや装備に消耗トークンを置く', en: 'Puts exhaust tokens on skills and equipment' },
  text: { ja: '{of}に消耗トークンを{amount}個置く', en: 'put {amount*exhaust token|exhaust tokens} on {of}' },
  facts: {
    unit: 'tokens',
    printed: [{ ja: /消耗トークン[^。、]{0,60}?置/ }],
    suits: { of: ['exhausted', 'equipped', 'vehicles', 'thisCard', 'thisBot', 'damageSource'] },
  },
  example: { op: 'exhaust', of: { op: 'thisCard' }, amount: 1 },
  canChange: (_, seen) => seen.amount > 0 && seen.of.length > 0,
  run: (game, seen, scope) =>
    seen.of.map((thing) => change('exhaust', { by: scope.self, ...marked(game, thing), amount: seen.amount })),
});
