import { amount } from '#engine/kernel/language/field.ts';
import { edit } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const increase = op('increase', {
  sort: 'effect',
  rules: ['TSS-DMG-12'],
  fields: { amount: amount() },
  about: {
    ja: '今与えるダメージを増やす（onDamage の中で使う）。onAttack の中なら、その攻撃が敵に与えるダメージすべて',
    en: 'Increases the damage under way (inside onDamage); inside onAttack, all damage of that attack to enemies',
  },
  text: { ja: 'ダメージを{amount}点増やす', en: 'increase the damage by {amount}' },
  facts: { unit: 'points', tags: ['harms'], printed: [phrases.damage], needs: ['onDamage', 'onAttack'] },
  example: { op: 'increase', amount: 1 },
  canChange: (_, seen) => seen.amount > 0,
  run: (_, seen, scope) => edit({ amount: seen.amount, layer: 'add', rule: 'TSS-DMG-12', card: scope.source }),
});
