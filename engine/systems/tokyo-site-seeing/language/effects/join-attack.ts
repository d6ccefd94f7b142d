import { oneOf, optional } from '#engine/kernel/language/field.ts';
import { damageTypes } from '../../basics/vocabulary.ts';
import { canJoin, joinAttack as join } from '../../rulebook/19-joint-attack.ts';
import { call } from '../../rulebook/book.ts';
import { joining } from '../joining.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const joinAttack = op('joinAttack', {
  sort: 'effect',
  rules: ['TSS-SKILL-07'],
  fields: { type: optional(oneOf('damageType', damageTypes)) },
  about: {
    ja: '今の攻撃に、自分だけでも行える攻撃アクション1つで連携する（onAttack の割り込みの中で使う）。順番は連携元のレンジ、反撃は連携元のPCへ',
    en: 'Joins the current attack with an attack that this PC could make itself (in an interrupt on onAttack): in the order of the joined attack, whose PC takes the counterattack',
  },
  text: { ja: '[{type}の]攻撃アクション1つで連携する', en: 'join with one[ {type}] attack' },
  facts: { printed: [phrases.damage], needs: ['onAttack'] },
  example: { op: 'joinAttack', type: 'physical' },
  canChange: (game, seen, scope) => scope.self >= 0 && canJoin(game, joining(scope, seen.type)),
  run: (_, seen, scope) => (scope.self < 0 ? undefined : call(join, joining(scope, seen.type))),
});
