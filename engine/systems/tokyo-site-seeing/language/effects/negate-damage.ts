import { edit } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const negateDamage = op('negateDamage', {
  sort: 'effect',
  rules: ['TSS-DMG-11'],
  fields: {},
  about: {
    ja: '今受けるダメージを無効にする（onDamage の中で使う）。軽減ではないので、軽減を打ち消す効果を受けない',
    en: 'Makes the damage under way nothing (inside onDamage). It is no reduction: what ignores reduction leaves it alone',
  },
  text: { ja: 'ダメージを無効にする', en: 'take none of the damage' },
  facts: { tags: ['harms'], printed: [phrases.irreducible, phrases.damage], needs: ['onDamage'] },
  example: { op: 'negateDamage' },
  canChange: (_, __, scope) => scope.record?.['type'] !== 'retreat' && (scope.record?.amount ?? 1) > 0,
  run: (_, __, scope) =>
    scope.record?.['type'] === 'retreat'
      ? undefined
      : edit({ amount: 0, layer: 'negate', rule: 'TSS-DMG-11', card: scope.source }),
});
