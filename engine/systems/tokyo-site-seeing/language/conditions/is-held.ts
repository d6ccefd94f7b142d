import { selector } from '#engine/kernel/language/field.ts';
import { negatedWording } from '#engine/kernel/language/negated-wording.ts';
import { op } from '../op.ts';

export const isHeld = op('isHeld', {
  sort: 'condition',
  rules: ['TSS-SKILL-10'],
  fields: { card: selector('card') },
  about: {
    ja: 'カードがPCの手札・山札・捨て札・装備のどこかにあるか',
    en: "Whether the card is among a PC's cards: hand, deck, discards or equipment",
  },
  text: { ja: '{card}がPCのものである', en: '{card} {card|is|are} a PC’s' },
  also: [negatedWording('{card}がPCのものでない', '{card} {card|is|are} not a PC’s')],
  example: { op: 'isHeld', card: { op: 'thisCard' } },
  run: (game, seen) => seen.card.some((card) => game.holderOf(card) >= 0),
});
