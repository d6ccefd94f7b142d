import { idOf, selector } from '#engine/kernel/language/field.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const hasTrait = op('hasTrait', {
  sort: 'condition',
  rules: ['TSS-FAQ-15'],
  fields: { card: selector('card'), trait: idOf('word') },
  about: { ja: '選ばれたカードのどれかがその特徴を持つか', en: 'Whether a selected card has the trait' },
  text: { ja: '{card}が《{trait}》を持つ', en: '{card} {card|has|have} the trait {trait}' },
  facts: { printed: [phrases.trait] },
  example: { op: 'hasTrait', card: { op: 'thisCard' }, trait: 'environment' },
  run: (game, seen) => seen.card.some((card) => game.isCard(card) && game.design(card).traits.includes(seen.trait)),
});
