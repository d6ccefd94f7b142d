import { selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const discard = op('discard', {
  sort: 'effect',
  fields: { card: selector('card') },
  about: { ja: 'カードを捨て札にする', en: 'Discards cards' },
  text: { ja: '{card}を捨て札にする', en: 'discard {card}' },
  facts: { tags: ['takesAway'], printed: [phrases.discard], spares: { card: ['scenarioCards'] } },
  example: { op: 'discard', card: { op: 'hand', of: { op: 'self' } } },
  canChange: (_, seen) => seen.card.length > 0,
  // A scenario card cannot be taken away by any other means than the stated one (TSS-PRIO-02).
  run: (game, seen) =>
    seen.card
      .filter((card) => game.isCard(card) && !game.isScenarioCard(card))
      .map((card) => change('discard', { by: game.holderOf(card), card })),
});
