import { selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';

export const remove = op('remove', {
  sort: 'effect',
  rules: ['TSS-COMP-32'],
  fields: { card: selector('card') },
  about: {
    ja: 'カードを除去する：このシナリオの間は戻らない',
    en: 'Removes cards: they do not come back in this scenario',
  },
  text: { ja: '{card}を除去する', en: 'remove {card}' },
  facts: { tags: ['takesAway'], printed: [{ ja: /除去(?:す|し)/ }], spares: { card: ['scenarioCards'] } },
  example: { op: 'remove', card: { op: 'hand', of: { op: 'self' } } },
  canChange: (_, seen) => seen.card.length > 0,
  // A scenario card cannot be taken away by any other means than the stated one (TSS-PRIO-02).
  run: (game, seen) =>
    seen.card
      .filter((card) => game.isCard(card) && !game.isScenarioCard(card))
      .map((card) => change('remove', { by: game.holderOf(card), card })),
});
