import { drawArtifact as drawOne } from '../../rulebook/21-rewards.ts';
import { call } from '../../rulebook/book.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const drawArtifact = op('drawArtifact', {
  sort: 'effect',
  rules: ['TSS-COMP-26'],
  fields: {},
  about: {
    ja: 'アーティファクトをもう1枚引いて公開する（onFindArtifact の割り込みの中で使う）',
    en: 'Draws and reveals one more artifact (in an interrupt on onFindArtifact)',
  },
  text: { ja: 'アーティファクトをもう1枚引く', en: 'draw 1 more artifact' },
  facts: { unit: 'cards', printed: [phrases.drawCards], needs: ['onFindArtifact'] },
  example: { op: 'drawArtifact' },
  canChange: (game) => game.at('artifact').length > 0,
  // Only while an artifact is being gained: it needs a taker
  run: (_, __, scope) => (scope.record?.kind === 'find' ? call(drawOne, {}) : undefined),
});
