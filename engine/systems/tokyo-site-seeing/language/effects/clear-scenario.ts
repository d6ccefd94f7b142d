import { change } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';

export const clearScenario = op('clearScenario', {
  sort: 'effect',
  rules: ['TSS-RANK-02'],
  fields: {},
  about: { ja: '【シナリオクリア】全員の勝利', en: '[Scenario Clear]: everybody wins' },
  text: { ja: '【シナリオクリア】', en: '[Scenario Clear]' },
  facts: {
    tags: ['ends', 'leadsOn', 'tells'],
    printed: [{ ja: /シナリオクリア】/, en: /\[Scenario Clear\]/i }],
    scenes: { does: 'ends', result: 'cleared', isWon: true },
  },
  example: { op: 'clearScenario' },
  run: () => change('clear'),
});
