import { idOf, optional } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/next.ts';
import { op } from '../op.ts';

export const discardScenario = op('discardScenario', {
  sort: 'effect',
  fields: { card: optional(idOf('card')) },
  about: {
    ja: 'シナリオカードを捨て札にする。指定がなければこのカード',
    en: 'Discards a scenario card; without an id this one',
  },
  text: { ja: 'シナリオカード{card}を捨て札にする', en: 'discard scenario card {card}' },
  example: { op: 'discardScenario' },
  run: (game, seen, scope) => {
    const card = seen.card === undefined ? scope.source : game.copiesOf(seen.card)[0];
    return card !== undefined && game.isCard(card) && game.isScenarioCard(card)
      ? change('discard', { card })
      : undefined;
  },
});
