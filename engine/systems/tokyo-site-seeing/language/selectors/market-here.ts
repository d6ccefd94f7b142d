import { amount, oneOf, optional } from '#engine/kernel/language/field.ts';
import { marketKinds, rarities } from '../../vocabulary.ts';
import { here } from '../here.ts';
import { op } from '../op.ts';

export const marketHere = op('marketHere', {
  sort: 'selector',
  fields: {
    kind: optional(oneOf('cardKind', marketKinds)),
    maxRarity: optional(oneOf('rarity', rarities)),
    maxCost: optional(amount()),
  },
  about: {
    ja: 'このエリアのマーケットスロットで公開されているカード。種類、レアリティ、購入コストで絞れる',
    en: 'Visible market cards of this area, by kind, rarity and purchase cost',
  },
  text: { ja: 'このエリアのマーケットのカード', en: 'market cards of this area' },
  example: { op: 'marketHere', maxRarity: 'rare' },
  run: (game, seen, scope) =>
    game.visibleCards().filter((card) => {
      if (!game.isMarketCard(card) || game.areaOfCard(card) !== here(game, scope)) return false;
      const design = game.design(card);
      if (seen.kind !== undefined && design.kind !== seen.kind) return false;
      if (seen.maxRarity !== undefined && design.rarity > rarities.indexOf(seen.maxRarity)) return false;
      return seen.maxCost === undefined || design.cost <= seen.maxCost;
    }),
});
