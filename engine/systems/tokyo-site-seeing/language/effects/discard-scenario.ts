import { idOf, optional, selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const discardScenario = op('discardScenario', {
  sort: 'effect',
  fields: { card: optional(idOf('card')), of: optional(selector('card')) },
  about: {
    ja: 'シナリオカードを捨て札にする。番号で指すか、of で選ぶ。どちらもなければこのカード',
    en: 'Discards scenario cards: one by its id, or the selected ones; with neither, this card',
  },
  text: {
    ja: '[シナリオカード{card}|[{of}|このカード]]を捨て札にする',
    en: 'discard [scenario card {card}|[{of}|this card]]',
  },
  facts: {
    tags: ['tells'],
    printed: [phrases.discard],
    scenes: { does: 'removes', named: 'card', otherwise: 'own', chosen: 'of' },
  },
  example: { op: 'discardScenario' },
  run: (game, seen, scope) => {
    const named = seen.card === undefined ? [scope.source] : game.copiesOf(seen.card).slice(0, 1);
    return (seen.of ?? named)
      .filter((card) => game.isCard(card) && game.isScenarioCard(card))
      .map((card) => change('discard', { card }));
  },
});
