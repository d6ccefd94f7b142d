import { flag, oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import { answering } from '#engine/library/words/answering.ts';
import { thingIn } from '../../changes/kinds.ts';
import { damageTypes } from '../../contract/vocabulary.ts';
import type { TokyoGame } from '../../table/game.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const onDamage = op('onDamage', {
  sort: 'trigger',
  rules: ['TSS-DMG-07'],
  fields: {
    to: selector('pc', 'enemy', 'companion'),
    type: optional(oneOf('damageType', damageTypes)),
    byEnemy: optional(flag()),
    byAttack: optional(flag()),
  },
  about: {
    ja: 'ダメージを受けるとき（軽減の前）。種類や、敵によるものか、攻撃アクションによるものかで絞れる',
    en: 'When damage is about to be taken, before any reduction: of one type, by an enemy, by an attack action only',
  },
  text: {
    ja: '{to:any}が{byEnemy?敵から}{byAttack?攻撃アクションで}{type}ダメージを受けるとき',
    en: 'when {to:any} is about to take {type} damage{byEnemy? from an enemy}{byAttack? of an attack action}',
  },
  facts: { tags: ['harms'], printed: [phrases.damage] },
  example: { op: 'onDamage', to: { op: 'self' }, type: 'physical' },
  run: (_, seen) =>
    answering(seen, {
      change: 'damage',
      moment: 'before',
      about: { type: 'type', byAttack: 'attack', to: 'to' },
      // What somebody else takes in its place is no longer taken
      where: (game: TokyoGame, scope, record) =>
        record.status === undefined && (seen.byEnemy(game, scope) !== true || game.isEnemy(thingIn(record, 'by'))),
    }),
});
