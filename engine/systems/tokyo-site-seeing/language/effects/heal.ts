import { amount, selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { counter } from '../../table/counters.ts';
import type { TokyoGame } from '../../table/game.ts';
import { op } from '../op.ts';

export const heal = op('heal', {
  sort: 'effect',
  rules: ['TSS-SCN-02', 'TSS-FAQ-07', 'TSS-PRIO-01'],
  fields: { to: selector('pc', 'companion'), amount: amount() },
  about: {
    ja: 'HPを回復する（ダメージトークンを取り除く）。HPを持たないものは回復できない',
    en: 'Heals: takes damage tokens off. What has no HP cannot be healed',
  },
  text: { ja: '{to}のHPを{amount}回復する', en: 'heal {to} by {amount}' },
  facts: { unit: 'points', printed: [{ ja: /回復/, en: /\bheal(?:s|ed)?\b/i }] },
  example: { op: 'heal', to: { op: 'self' }, amount: 1 },
  canChange: (game, seen) => seen.amount > 0 && seen.to.some((one) => canBeHealed(game, one)),
  run: (game, seen, scope) =>
    seen.to
      .filter((one) => canBeHealed(game, one))
      .map((to) => change('heal', { by: scope.self, to, amount: seen.amount })),
});

/** What it may be at all the field says: a card that takes damage in a PC's place has tokens, but no HP (TSS-FAQ-07). */
const canBeHealed = (game: TokyoGame, thing: Thing) =>
  game.count(thing, counter.damage) > 0 && game.permits('heal', thing, true);
