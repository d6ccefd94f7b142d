import { op } from '../op.ts';

export const attacker = op('attacker', {
  sort: 'selector',
  fields: {},
  about: { ja: '攻撃アクションを行うPC（onAttack の中で使う）', en: 'The PC who makes the attack (inside onAttack)' },
  text: { ja: '攻撃するPC', en: 'the attacking PC' },
  facts: { needs: ['onAttack'] },
  example: { op: 'attacker' },
  run: (_, __, { record }) => {
    const by = record?.kind === 'attack' ? record['by'] : undefined;
    return typeof by === 'number' && by >= 0 ? [by] : [];
  },
});
