import { op } from '../op.ts';

export const thisCard = op('thisCard', {
  sort: 'selector',
  fields: {},
  about: { ja: 'この効果が書かれたカード', en: 'The card this text stands on' },
  text: { ja: 'このカード', en: 'this card' },
  example: { op: 'thisCard' },
  run: (_, __, scope) => [scope.source],
});
