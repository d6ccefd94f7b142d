import { beforeReduction } from '../../changes/damage-modifiers.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const damageBeforeReduction = op('damageBeforeReduction', {
  sort: 'amount',
  rules: ['TSS-FAQ-12'],
  fields: {},
  about: {
    ja: '今受けるダメージの、軽減する前の値（onDamage の中で使う）',
    en: 'The damage under way as it is before any reduction (inside onDamage)',
  },
  text: { ja: '軽減前のダメージの値', en: 'the damage before reduction' },
  bounds: [0, Number.POSITIVE_INFINITY],
  facts: { printed: [phrases.damage], needs: ['onDamage'] },
  example: { op: 'damageBeforeReduction' },
  run: (_, __, { record }) => (record?.kind === 'damage' ? beforeReduction(record) : 0),
});
