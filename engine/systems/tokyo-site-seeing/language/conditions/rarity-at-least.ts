import { oneOf, selector } from '#engine/kernel/language/field.ts';
import { negatedWording } from '#engine/kernel/language/negated-wording.ts';
import { rarities } from '../../basics/vocabulary.ts';
import { op } from '../op.ts';

export const rarityAtLeast = op('rarityAtLeast', {
  sort: 'condition',
  rules: ['TSS-COMP-36'],
  fields: { card: selector('card'), rarity: oneOf('rarity', rarities) },
  about: { ja: '選ばれたカードのどれかがそのレアリティ以上か', en: 'Whether a selected card has at least that rarity' },
  text: { ja: '{card}が{rarity}以上', en: '{card} {card|is|are} {rarity} or higher' },
  also: [negatedWording('{card}が{rarity}未満', '{card} {card|is|are} below {rarity}')],
  example: { op: 'rarityAtLeast', card: { op: 'thisCard' }, rarity: 'rare' },
  run: (game, seen) =>
    seen.card.some((card) => game.isCard(card) && game.design(card).rarity >= rarities.indexOf(seen.rarity)),
});
