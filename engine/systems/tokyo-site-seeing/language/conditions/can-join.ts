import { oneOf, optional } from '#engine/kernel/language/field.ts';
import { negatedWording } from '#engine/kernel/language/negated-wording.ts';
import { damageTypes } from '../../basics/vocabulary.ts';
import { canJoin as canJoinAttack } from '../../rulebook/19-joint-attack.ts';
import { joining } from '../joining.ts';
import { op } from '../op.ts';

export const canJoin = op('canJoin', {
  sort: 'condition',
  rules: ['TSS-SKILL-08'],
  fields: { type: optional(oneOf('damageType', damageTypes)) },
  about: {
    ja: '自分が今の攻撃に連携できるか（onAttack の割り込みの条件に使う）',
    en: 'Whether this PC could join the current attack (for an interrupt on onAttack)',
  },
  text: { ja: '自分が[{type}の]攻撃アクションで連携できる', en: 'this PC can join with [a {type}|an] attack' },
  also: [
    negatedWording('自分が[{type}の]攻撃アクションで連携できない', 'this PC cannot join with [a {type}|an] attack'),
  ],
  facts: { needs: ['onAttack'] },
  example: { op: 'canJoin', type: 'physical' },
  run: (game, seen, scope) => scope.self >= 0 && canJoinAttack(game, joining(scope, seen.type)),
});
