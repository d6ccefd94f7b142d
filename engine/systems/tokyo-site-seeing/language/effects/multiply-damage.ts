import { amount } from '#engine/kernel/language/field.ts';
import { edit } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const multiplyDamage = op('multiplyDamage', {
  sort: 'effect',
  rules: ['TSS-BOT-09', 'TSS-DMG-12'],
  fields: { times: amount() },
  about: {
    ja: '今のダメージを何倍かにする（onDamage の中で使う）。onAttack の中なら、連携や援護も含め、その攻撃が敵に与えるダメージすべて',
    en: 'Multiplies the damage under way (inside onDamage); inside onAttack, all damage of that attack to enemies, joined and added damage too',
  },
  text: { ja: 'ダメージを{times}倍にする', en: 'multiply the damage by {times}' },
  facts: { tags: ['harms'], printed: [phrases.damage], needs: ['onDamage', 'onAttack'] },
  example: { op: 'multiplyDamage', times: 2 },
  canChange: (_, seen) => seen.times !== 1,
  run: (_, seen, scope) =>
    edit({ amount: 0, layer: 'multiply', times: seen.times, rule: 'TSS-DMG-12', card: scope.source }),
});
