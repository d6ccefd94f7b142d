import type { Scope } from '#engine/kernel/language/block.ts';
import { amount } from '#engine/kernel/language/field.ts';
import { edit } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

// What a retreat from SITE costs cannot be reduced, nor what a text calls so
const isIrreducible = ({ record }: Scope) => record?.['type'] === 'retreat' || record?.['irreducible'] === true;

export const reduce = op('reduce', {
  sort: 'effect',
  rules: ['TSS-DMG-06', 'TSS-DMG-08'],
  fields: { amount: amount() },
  about: {
    ja: '今受けるダメージを減らす（onDamage の中で使う）',
    en: 'Reduces the damage under way (inside onDamage)',
  },
  text: { ja: 'ダメージを{amount}点軽減する', en: 'reduce the damage by {amount}' },
  facts: { unit: 'points', tags: ['harms'], printed: [phrases.damage, { ja: /軽減する/ }], needs: ['onDamage'] },
  example: { op: 'reduce', amount: 2 },
  canChange: (_, seen, scope) => seen.amount > 0 && (scope.record?.amount ?? 1) > 0 && !isIrreducible(scope),
  run: (_, seen, scope) =>
    isIrreducible(scope)
      ? undefined
      : edit({ amount: -seen.amount, layer: 'reduce', rule: 'TSS-DMG-06', card: scope.source }),
});
