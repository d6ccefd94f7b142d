import { selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const give = op('give', {
  sort: 'effect',
  fields: { card: selector('card'), to: selector('pc') },
  about: { ja: '手札のカードを別のPCの手札に加える', en: "A hand card goes into another PC's hand" },
  text: { ja: '{card}を{to}の手札に加える', en: 'put {card} into the hand of {to}' },
  facts: { tags: ['takesAway'], printed: [phrases.hand], suits: { card: ['hand'] } },
  example: { op: 'give', card: { op: 'hand', of: { op: 'self' } }, to: { op: 'allPcs' } },
  canChange: (_, seen) => seen.card.length > 0 && seen.to.length > 0,
  run: (_, seen, scope) => {
    const [to] = seen.to;
    return to === undefined ? undefined : seen.card.map((card) => change('give', { by: scope.self, to, card }));
  },
});
