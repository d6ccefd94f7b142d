import type { Scope } from '#engine/kernel/language/block.ts';
import { amount, oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import { marketKinds, rarities } from '../../basics/vocabulary.ts';
import type { CardDesign } from '../../content/content.ts';
import type { TokyoGame } from '../../table/game.ts';
import { counter } from '../../table/numbered.ts';
import { here } from '../here.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const marketHere = op('marketHere', {
  sort: 'selector',
  counter: '枚',
  fields: {
    kind: optional(oneOf('cardKind', marketKinds)),
    maxRarity: optional(oneOf('rarity', rarities)),
    maxCost: optional(amount()),
    of: optional(selector('pc')),
  },
  about: {
    ja: 'このエリア（of があれば、そのPCのエリア）のマーケットスロットで公開されているカード。種類、レアリティ、購入コストで絞れる',
    en: 'Visible market cards of this area, or of the area of a PC, by kind, rarity and purchase cost',
  },
  text: {
    ja: '[{of}のいる|この]エリアのマーケットの[レアリティが{maxRarity}以下の][購入コスト{maxCost}以下の]カード[（{kind}）]',
    en: 'the market cards[ ({kind})] [in the area of {of}|of this area][ of rarity {maxRarity} or lower][ that cost {maxCost} or less]',
  },
  any: {
    ja: '[{of}のいる|この]エリアのマーケットの[レアリティが{maxRarity}以下の][購入コスト{maxCost}以下の]カード[（{kind}）]',
    en: 'a market card[ ({kind})] [in the area of {of}|of this area][ of rarity {maxRarity} or lower][ that costs {maxCost} or less]',
  },
  facts: { unit: 'cards', tags: ['ofMarket'], printed: [phrases.thisArea] },
  example: { op: 'marketHere', maxRarity: 'rare' },
  run: (game, seen, scope) => {
    const area = seen.of === undefined ? here(game, scope) : game.areaOf(seen.of[0] ?? 0);
    return game.visibleCards().filter((card) => {
      if (!game.isMarketCard(card) || game.areaOfCard(card) !== area) return false;
      const design = game.design(card);
      if (seen.kind !== undefined && design.kind !== seen.kind) return false;
      if (seen.maxRarity !== undefined && rarityFor(game, scope, design) > rarities.indexOf(seen.maxRarity))
        return false;
      return seen.maxCost === undefined || design.cost <= seen.maxCost;
    });
  },
});

/** Lowered rarity counts (TSS-BUY-08). */
const rarityFor = (game: TokyoGame, { source }: Scope, { rarity }: CardDesign): number =>
  game.isCard(source) ? rarity - game.count(source, counter.lowered) : rarity;
