import { change } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';

export const lowerRarity = op('lowerRarity', {
  sort: 'effect',
  rules: ['TSS-BUY-08'],
  fields: {},
  about: {
    ja: '今プレイしている購入のカードは、対象のレアリティを1段階低いものとして扱う（onBuy の割り込みの中で使う）',
    en: 'The purchase card being played treats the card it buys as one rarity lower (in an interrupt on onBuy)',
  },
  text: { ja: '対象のレアリティを1段階低いものとして扱う', en: 'treat what is bought as one rarity lower' },
  facts: { needs: ['onBuy'] },
  example: { op: 'lowerRarity' },
  canChange: (_, __, scope) => scope.record === null || scope.record['way'] === 'card',
  run: (_, __, scope) => {
    const card = scope.record?.['card'];
    return typeof card === 'number' ? change('lowerRarity', { card, amount: 1 }) : undefined;
  },
});
