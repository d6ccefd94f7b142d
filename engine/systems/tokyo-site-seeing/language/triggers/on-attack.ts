import { oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import { answering } from '#engine/library/words/answering.ts';
import { thingIn } from '../../changes/kinds.ts';
import { damageTypes } from '../../contract/vocabulary.ts';
import { entryOf, meansOf } from '../../rulebook/targets.ts';
import type { TokyoGame } from '../../table/game.ts';
import { op } from '../op.ts';

export const onAttack = op('onAttack', {
  sort: 'trigger',
  rules: ['TSS-SKILL-07'],
  fields: {
    who: selector('pc'),
    type: optional(oneOf('damageType', damageTypes)),
    on: optional(selector('enemy')),
  },
  about: {
    ja: 'PCが攻撃アクションを行うとき。ダメージの種類や、対象の敵で絞れる',
    en: 'When a PC makes an attack action, by the type of its damage or the enemies it is aimed at',
  },
  text: {
    ja: '{who:any}が[{on:any}に][{type}の]攻撃アクションを行うとき',
    en: 'when {who:any} makes an attack action[ on {on:any}][ with {type} damage]',
  },
  example: { op: 'onAttack', who: { op: 'otherPcs' }, type: 'physical' },
  run: (_, seen) =>
    answering(seen, {
      change: 'attack',
      moment: 'before',
      about: { who: 'by', on: 'targets' },
      where: (game: TokyoGame, scope, record) => {
        const type = seen.type(game, scope);
        const entry = entryOf(game, meansOf(record as never), thingIn(record, 'effect'));
        return type === undefined || entry?.deals.includes(type) === true;
      },
    }),
});
