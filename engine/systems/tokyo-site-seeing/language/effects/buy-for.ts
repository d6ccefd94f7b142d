import { selector } from '#engine/kernel/language/field.ts';
import { buyCard } from '../../rulebook/16-buy.ts';
import { call } from '../../rulebook/book.ts';
import { op } from '../op.ts';

export const buyFor = op('buyFor', {
  sort: 'effect',
  rules: ['TSS-SKILL-10', 'TSS-BUY-09'],
  fields: { buyer: selector('pc'), card: selector('card') },
  about: {
    ja: '自分が購入判定を行い、成功すればほかのPCがそのカードを購入する',
    en: 'Makes the purchase check; if it passes, the buyer buys the card',
  },
  text: {
    ja: '{buyer}の購入判定を代わりに行い、{card}を購入させる',
    en: 'make the purchase check for {buyer} on {card}',
  },
  facts: { suits: { card: ['marketHere'] } },
  example: { op: 'buyFor', buyer: { op: 'otherPcs' }, card: { op: 'marketHere' } },
  canChange: (_, seen) => seen.buyer.length > 0 && seen.card.length > 0,
  run: (_, seen, scope) => {
    const [by] = seen.buyer;
    if (by === undefined || scope.self < 0) return undefined;
    return seen.card.slice(0, 1).map((card) => call(buyCard, { by, card, payer: scope.self }));
  },
});
