import type { Place } from '#engine/kernel/table/table.ts';
import { op } from '../op.ts';

export const artifactsLeft = op('artifactsLeft', {
  sort: 'condition',
  rules: ['TSS-COMP-26'],
  fields: {},
  about: { ja: 'アーティファクトの山札にカードがあるか', en: 'Whether the artifact deck holds a card' },
  text: { ja: 'アーティファクトの山札にカードがある', en: 'the artifact deck holds a card' },
  example: { op: 'artifactsLeft' },
  run: (game) => game.table.at(game.layout.piles['artifact'] as Place).length > 0,
});
