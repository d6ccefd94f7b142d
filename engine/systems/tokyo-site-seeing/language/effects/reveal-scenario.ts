import { idOf, optional } from '#engine/kernel/language/field.ts';
import { revealCard } from '../../rulebook/20-scenario.ts';
import { call } from '../../rulebook/book.ts';
import { op } from '../op.ts';

export const revealScenario = op('revealScenario', {
  sort: 'effect',
  fields: { card: optional(idOf('card')) },
  about: {
    ja: 'シナリオカードを公開する。指定がなければ山札の次のカード',
    en: 'Reveals a scenario card; without an id, the next card of the deck',
  },
  text: {
    ja: '[シナリオカード{card}|次のシナリオカード]を公開する',
    en: 'reveal [scenario card {card}|the next scenario card]',
  },
  facts: { tags: ['leadsOn', 'tells'], scenes: { does: 'brings', named: 'card', otherwise: 'next' } },
  example: { op: 'revealScenario', card: 'SC00-05' },
  run: (game, seen) => {
    const among = seen.card === undefined ? game.at('scenario/deck') : game.copiesOf(seen.card);
    const card = among.find((one) => game.isScenarioCard(one));
    return card === undefined ? undefined : call(revealCard, { card, by: -1 });
  },
});
