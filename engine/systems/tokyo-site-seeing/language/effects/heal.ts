import { amount, selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/next.ts';
import { op } from '../op.ts';

export const heal = op('heal', {
  sort: 'effect',
  rules: ['TSS-SCN-02'],
  fields: { to: selector('pc', 'companion'), amount: amount() },
  about: { ja: 'HPを回復する（ダメージトークンを取り除く）', en: 'Heals: takes damage tokens off' },
  text: { ja: '{to}のHPを{amount}回復する', en: 'heal {to} by {amount}' },
  example: { op: 'heal', to: { op: 'self' }, amount: 1 },
  canChange: (game, seen) => seen.amount > 0 && seen.to.some((pc) => game.count(pc, 'damage') > 0),
  run: (game, seen, scope) =>
    seen.to
      .filter((pc) => game.count(pc, 'damage') > 0)
      .map((to) => change('heal', { by: scope.self, to, amount: seen.amount })),
});
