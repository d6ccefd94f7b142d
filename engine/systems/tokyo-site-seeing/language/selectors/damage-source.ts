import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const damageSource = op('damageSource', {
  sort: 'selector',
  rules: ['TSS-FAQ-15'],
  fields: {},
  about: {
    ja: 'ダメージの元になったカード、スキル、施設（onDamage の中で使う）',
    en: 'The card, skill or facility whose text deals the damage (inside onDamage)',
  },
  text: { ja: 'ダメージの元', en: 'the source of the damage' },
  facts: { printed: [phrases.damage], needs: ['onDamage'] },
  example: { op: 'damageSource' },
  run: (_, __, { record }) => {
    const source = record?.['source'];
    return typeof source === 'number' && source >= 0 ? [source] : [];
  },
});
