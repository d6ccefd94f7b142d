import { op } from '../op.ts';

export const target = op('target', {
  sort: 'selector',
  fields: {},
  about: { ja: '攻撃の対象の敵', en: 'The enemy that is attacked' },
  text: { ja: '対象', en: 'the target' },
  example: { op: 'target' },
  run: (_, __, scope) => (scope.target >= 0 ? [scope.target] : []),
});
