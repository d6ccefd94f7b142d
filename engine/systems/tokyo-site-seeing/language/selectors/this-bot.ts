import { op } from '../op.ts';

export const thisBot = op('thisBot', {
  sort: 'selector',
  rules: ['TSS-BOT-06'],
  fields: {},
  about: { ja: 'このBOTカード', en: 'This BOT card' },
  text: { ja: 'このBOTカード', en: 'this BOT card' },
  facts: { tags: ['ofBot'] },
  example: { op: 'thisBot' },
  run: (game, _, scope) => (game.isBot(scope.source) ? [scope.source] : []),
});
