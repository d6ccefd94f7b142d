import { idOf, oneOf } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { marketKinds, pileKinds } from '../../basics/vocabulary.ts';
import { op } from '../op.ts';

/** Piles that fill slots; others are explored or owned. */
const shared: readonly string[] = [...marketKinds, 'trouble'];

export const shuffleInto = op('shuffleInto', {
  sort: 'effect',
  rules: ['TSS-SCN-16'],
  fields: { card: idOf('card'), pile: oneOf('cardKind', pileKinds) },
  about: {
    ja: 'シナリオカードを、別の種類の山札に入れてシャッフルする。シナリオカードであることは変わらない',
    en: 'Shuffles a scenario card into a pile of another kind; it stays a scenario card',
  },
  text: {
    ja: 'シナリオカード{card}を{pile}の山札に加えてシャッフルする',
    en: 'shuffle scenario card {card} into the {pile} pile',
  },
  facts: { scenes: { does: 'brings', named: 'card' } },
  example: { op: 'shuffleInto', card: 'SC00-05', pile: 'trouble' },
  run: (game, seen) => {
    if (!shared.includes(seen.pile)) return undefined;
    const slot = game.place(seen.pile);
    const cards = game.copiesOf(seen.card).filter((card) => game.isScenarioCard(card));
    return cards.length === 0 ? undefined : [change('lay', { slot, cards }), change('shuffle', { slot })];
  },
});
