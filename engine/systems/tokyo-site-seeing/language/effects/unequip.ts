import { selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { canLeave } from '../../rulebook/11-equip.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const unequip = op('unequip', {
  sort: 'effect',
  rules: ['TSS-SCN-06'],
  fields: { card: selector('card') },
  about: {
    ja: '装備しているカードを強制的に外し、捨て札にする。アーティファクトと外せなくなった装備は除く',
    en: 'Takes equipment off by force and discards it; artifacts and locked cards stay',
  },
  text: { ja: '{card}を装備から外して捨て札にする', en: 'unequip and discard {card}' },
  facts: {
    tags: ['takesAway'],
    printed: [phrases.discard, phrases.equipped],
    suits: { card: ['equipped', 'vehicles', 'thisCard'] },
  },
  example: { op: 'unequip', card: { op: 'equipped', of: { op: 'self' } } },
  canChange: (game, seen) => seen.card.some((card) => canLeave(game, card)),
  run: (game, seen) =>
    seen.card
      .filter((card) => canLeave(game, card))
      .map((card) => change('unequip', { by: game.holderOf(card), card })),
});
