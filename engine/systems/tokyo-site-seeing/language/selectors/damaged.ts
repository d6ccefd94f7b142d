import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const damaged = op('damaged', {
  sort: 'selector',
  rules: ['TSS-BOT-08'],
  fields: {},
  about: { ja: 'ダメージを受けるもの（onDamage の中で使う）', en: 'Who takes the damage (inside onDamage)' },
  text: { ja: 'ダメージを受けるもの', en: 'whoever takes the damage' },
  facts: { printed: [phrases.damage], needs: ['onDamage'] },
  example: { op: 'damaged' },
  run: (_, __, scope) => {
    const to = scope.record?.['to'];
    return typeof to === 'number' && to >= 0 ? [to] : [];
  },
});
