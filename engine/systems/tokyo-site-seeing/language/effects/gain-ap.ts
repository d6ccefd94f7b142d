import { amount, selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { inOrder } from '../../rulebook/in-order.ts';
import { op } from '../op.ts';

export const gainAp = op('gainAp', {
  sort: 'effect',
  fields: { to: selector('pc'), amount: amount() },
  about: { ja: 'APトークンを得る。共通在庫にある分まで', en: 'Gains AP tokens, as many as the supply has' },
  text: { ja: '{to}はAPトークンを{amount}個得る', en: '{to} {to|gains|gain} {amount*AP token|AP tokens}{to|| each}' },
  facts: {
    unit: 'tokens',
    tags: ['fromSupply'],
    printed: [{ ja: /APトークン[^。、]{0,60}?(?:得|獲得)/, en: /\bgains? (?:\d+|an|X) AP\b/i }],
  },
  example: { op: 'gainAp', to: { op: 'self' }, amount: 1 },
  canChange: (game, seen) => seen.to.length > 0 && seen.amount > 0 && game.supply > 0,
  run: (game, seen) =>
    inOrder(
      game,
      seen.to.map((to) => ({ to, ap: seen.amount, next: change('gainAp', { by: to, amount: seen.amount }) })),
    ),
});
