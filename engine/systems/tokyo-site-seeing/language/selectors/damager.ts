import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const damager = op('damager', {
  sort: 'selector',
  fields: {},
  about: { ja: 'ダメージを与えたもの（onDamage の中で使う）', en: 'Who deals the damage (inside onDamage)' },
  text: { ja: 'ダメージを与えたもの', en: 'whoever dealt the damage' },
  facts: { printed: [phrases.damage], needs: ['onDamage'] },
  example: { op: 'damager' },
  run: (_, __, scope) => {
    const by = scope.record?.['by'];
    return typeof by === 'number' && by >= 0 ? [by] : [];
  },
});
