import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const thisCard = op('thisCard', {
  sort: 'selector',
  fields: {},
  about: { ja: 'この効果が書かれたカード', en: 'The card this text stands on' },
  text: { ja: 'このカード', en: 'this card' },
  facts: { printed: [phrases.equipped] },
  example: { op: 'thisCard' },
  run: (_, __, scope) => [scope.source],
});
