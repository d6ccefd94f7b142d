import { selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';

export const take = op('take', {
  sort: 'effect',
  rules: ['TSS-BUY-03'],
  fields: { who: selector('pc'), card: selector('card') },
  about: { ja: 'マーケットのカードを判定なしで購入する', en: 'Buys market cards without a check' },
  text: { ja: '{who}は{card}を購入する', en: '{who} {who|buys|buy} {card}' },
  facts: { tags: ['takesAway'], suits: { card: ['marketHere'] } },
  example: { op: 'take', who: { op: 'self' }, card: { op: 'marketHere' } },
  canChange: (_, seen) => seen.who.length > 0 && seen.card.length > 0,
  run: (_, seen) => {
    const [by] = seen.who;
    return by === undefined ? undefined : seen.card.map((card) => change('buy', { by, card }));
  },
});
