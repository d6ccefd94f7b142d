import type { Scope } from '#engine/kernel/language/block.ts';
import { amount, flag, oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { damageTypes } from '../../basics/vocabulary.ts';
import { isInAttack, ofTheAttack } from '../../changes/in-attack.ts';
import { hurt } from '../../rulebook/09-damage.ts';
import { call } from '../../rulebook/book.ts';
import { inOrder } from '../../rulebook/in-order.ts';
import type { TokyoGame } from '../../table/game.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const damage = op('damage', {
  sort: 'effect',
  rules: ['TSS-DMG-02'],
  fields: {
    to: selector('pc', 'enemy', 'companion'),
    amount: amount(),
    type: oneOf('damageType', damageTypes),
    irreducible: optional(flag()),
  },
  about: {
    ja: 'ダメージを与える。irreducible なら、軽減できない',
    en: 'Deals damage; irreducible damage cannot be reduced',
  },
  text: {
    ja: '{to}に{irreducible?軽減できない}{type}ダメージ{amount}点を与える',
    en: 'deal {amount*{irreducible?irreducible }{type} damage} to {to}',
  },
  facts: { unit: 'points', tags: ['harms', 'mayDown'], printed: [phrases.damage] },
  example: { op: 'damage', to: { op: 'self' }, amount: 2, type: 'physical' },
  canChange: (game, seen) => seen.amount > 0 && seen.to.some((one) => canBeHurt(game, one)),
  run: (game, seen, scope) =>
    inOrder(
      game,
      seen.to
        .filter((one) => canBeHurt(game, one))
        .map((to) => ({
          to,
          damage: seen.amount,
          next: call(hurt, {
            to,
            by: dealer(game, scope),
            source: scope.source,
            amount: seen.amount,
            type: seen.type,
            irreducible: seen.irreducible === true,
            ...partOfAttack(game, scope, to),
          }),
        })),
    ),
});

/** Damage to enemies inherits the attack's edits (TSS-BOT-09); its cost to the attacker does not. */
const partOfAttack = (game: TokyoGame, { record }: Scope, to: Thing) =>
  isInAttack(record) && game.isEnemy(to) ? { attack: true, edits: ofTheAttack(record) } : {};

const canBeHurt = (game: TokyoGame, thing: Thing) =>
  game.isPc(thing) || game.isCompanion(thing) || (game.isEnemy(thing) && game.areaOfCard(thing) >= 0);

/** Cards on the mat deal their own damage; otherwise the PC does. */
function dealer(game: TokyoGame, scope: Scope): Thing {
  return game.isCard(scope.source) && game.areaOfCard(scope.source) >= 0 ? scope.source : scope.self;
}
