import { amount } from '#engine/kernel/language/field.ts';
import { edit } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';

export const lowerCost = op('lowerCost', {
  sort: 'effect',
  rules: ['TSS-BUY-07'],
  fields: { amount: amount() },
  about: {
    ja: '今の購入判定の目標値を下げる（onBuy の割り込みの中で使う）',
    en: 'Lowers the target of the purchase check under way (in an interrupt on onBuy)',
  },
  text: { ja: '購入コストを{amount}下げる', en: 'lower the purchase cost by {amount}' },
  facts: { needs: ['onBuy'] },
  example: { op: 'lowerCost', amount: 3 },
  canChange: (_, seen, scope) => seen.amount > 0 && (scope.record?.amount ?? 1) > 0,
  run: (_, seen, scope) => edit({ amount: -seen.amount, rule: 'TSS-BUY-07', source: scope.source }),
});
