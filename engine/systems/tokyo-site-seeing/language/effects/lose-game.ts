import { change } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';

export const loseGame = op('loseGame', {
  sort: 'effect',
  rules: ['TSS-RANK-03'],
  fields: {},
  about: { ja: '全員の敗北', en: 'Everybody loses' },
  text: { ja: '敗北する', en: 'the game is lost' },
  facts: {
    tags: ['ends', 'tells'],
    printed: [{ ja: /敗北(?:する|となる)/, en: /\bthe game is lost\b/i }],
    scenes: { does: 'ends', result: 'defeated', isWon: false },
  },
  example: { op: 'loseGame' },
  run: () => change('lose'),
});
