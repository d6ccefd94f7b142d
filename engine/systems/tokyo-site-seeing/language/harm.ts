import type { Op } from '#engine/kernel/language/op.ts';
import { harmWords } from '#engine/library/harm/harm-words.ts';
import { altersAmount, inTheChange } from '#engine/library/words/record-words.ts';
import type { TokyoGame } from '../table/game.ts';
import { attacked } from './asked.ts';
import { phrases } from './phrases.ts';

const { damage, irreducible } = phrases;
const needs = ['onDamage'];
const ofAttacksToo = ['onDamage', 'onAttack'];
const facts = { printed: [damage], needs };

export const harm: readonly Op[] = [
  ...harmWords<TokyoGame>(
    {
      change: 'damage',
      inside: 'onDamage',
      rules: {
        ...{ add: 'TSS-DMG-12', multiply: 'TSS-DMG-12', reduce: 'TSS-DMG-06' },
        ...{ ignore: 'TSS-SKILL-09', negate: 'TSS-DMG-11' },
      },
      // Retreat damage is irreducible, and so is damage marked so
      isIrreducible: (record) => record?.['type'] === 'retreat' || record?.['irreducible'] === true,
      isCertain: (record) => record?.['type'] === 'retreat',
      ofOthers: {
        attack: (game, scope) => attacked(scope).some((enemy) => game.design(enemy).reduction !== null),
      },
    },
    {
      increase: {
        about: {
          ja: '今与えるダメージを増やす（onDamage の中で使う）。onAttack の中なら、その攻撃が敵に与えるダメージすべて',
          en: 'Increases the current damage (inside onDamage); inside onAttack, all damage of that attack to enemies',
        },
        facts: { unit: 'points', tags: ['harms'], printed: [damage], needs: ofAttacksToo },
      },
      multiplyDamage: {
        rules: ['TSS-BOT-09', 'TSS-DMG-12'],
        about: {
          ja: '今のダメージを何倍かにする（onDamage の中で使う）。onAttack の中なら、連携や援護も含め、その攻撃が敵に与えるダメージすべて',
          en: 'Multiplies the current damage (inside onDamage); inside onAttack, all damage of that attack to enemies, including joined and added damage',
        },
        facts: { tags: ['harms'], printed: [damage], needs: ofAttacksToo },
      },
      reduce: {
        rules: ['TSS-DMG-06', 'TSS-DMG-08'],
        facts: { unit: 'points', tags: ['harms'], printed: [damage, { ja: /軽減する/ }], needs },
      },
      ignoreReduction: { facts: { printed: [irreducible, damage], needs: ofAttacksToo } },
      negateDamage: { facts: { tags: ['harms'], printed: [irreducible, damage], needs } },
      damageBeforeReduction: { rules: ['TSS-FAQ-12'], facts },
    },
  ),
  altersAmount('lowerCost', {
    ...{ field: 'amount', rule: 'TSS-BUY-07', source: 'source', by: (amount) => ({ amount: -amount }) },
    can: (_, amount, { record }) => amount > 0 && (record?.amount ?? 1) > 0,
    about: {
      ja: '今の購入判定の目標値を下げる（onBuy の割り込みの中で使う）',
      en: 'Lowers the target number of the current purchase check (in an interrupt on onBuy)',
    },
    text: { ja: '購入コストを{amount}下げる', en: 'lower the purchase cost by {amount}' },
    facts: { needs: ['onBuy'] },
    example: { op: 'lowerCost', amount: 3 },
  }),
  inTheChange('damaged', 'to', {
    rules: ['TSS-BOT-08'],
    about: { ja: 'ダメージを受けるもの（onDamage の中で使う）', en: 'The one who takes the damage (inside onDamage)' },
    text: { ja: 'ダメージを受けるもの', en: 'whoever takes the damage' },
    facts,
  }),
  inTheChange('damager', 'by', {
    about: { ja: 'ダメージを与えたもの（onDamage の中で使う）', en: 'The one who deals the damage (inside onDamage)' },
    text: { ja: 'ダメージを与えたもの', en: 'whoever dealt the damage' },
    facts,
  }),
  inTheChange('damageSource', 'source', {
    rules: ['TSS-FAQ-15'],
    about: {
      ja: 'ダメージの元になったカード、スキル、施設（onDamage の中で使う）',
      en: 'The card, skill or facility whose text deals the damage (inside onDamage)',
    },
    text: { ja: 'ダメージの元', en: 'the source of the damage' },
    facts,
  }),
  inTheChange('attacker', 'by', {
    of: 'attack',
    about: { ja: '攻撃アクションを行うPC（onAttack の中で使う）', en: 'The PC who makes the attack (inside onAttack)' },
    text: { ja: '攻撃するPC', en: 'the attacking PC' },
    facts: { needs: ['onAttack'] },
  }),
  inTheChange('drawnTrouble', 'card', {
    of: 'drawn',
    about: {
      ja: '今引かれたトラブルカード（onDrawTrouble の中で使う）',
      en: 'The trouble card just drawn (inside onDrawTrouble)',
    },
    text: { ja: '引いたトラブルカード', en: 'the trouble card drawn' },
    facts: { needs: ['onDrawTrouble'] },
  }),
];
