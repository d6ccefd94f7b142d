import { idOf, optional } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/next.ts';
import { op } from '../op.ts';

export const setAside = op('setAside', {
  sort: 'effect',
  rules: ['TSS-SCN-16'],
  fields: { card: optional(idOf('card')) },
  about: {
    ja: 'シナリオカードを脇に置く。名指しされるまで働かない。指定がなければこのカード',
    en: 'Sets a scenario card aside until a text names it; without an id this one',
  },
  text: { ja: 'シナリオカード{card}を脇に置く', en: 'set scenario card {card} aside' },
  example: { op: 'setAside', card: 'SC00-05' },
  run: (game, seen, scope) => {
    const named = seen.card === undefined ? [scope.source] : game.copiesOf(seen.card);
    const cards = named.filter((card) => game.isCard(card) && game.isScenarioCard(card));
    return cards.length === 0 ? undefined : change('lay', { slot: game.layout.scenario.aside, cards });
  },
});
