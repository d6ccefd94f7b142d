import { amount, selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { counter } from '../../table/counters.ts';
import { op } from '../op.ts';

export const loseAp = op('loseAp', {
  sort: 'effect',
  fields: { to: selector('pc'), amount: amount() },
  about: { ja: 'APトークンを失う（共通在庫に戻す）', en: 'Loses AP tokens: they go back to the supply' },
  text: { ja: '{to}はAPトークンを{amount}個失う', en: '{to} {to|loses|lose} {amount*AP token|AP tokens}{to|| each}' },
  facts: { unit: 'tokens', printed: [{ ja: /APトークン[^。、]{0,60}?失/, en: /\bloses? (?:\d+|an|X) AP\b/i }] },
  example: { op: 'loseAp', to: { op: 'self' }, amount: 1 },
  canChange: (game, seen) => seen.amount > 0 && seen.to.some((pc) => game.count(pc, counter.ap) > 0),
  run: (_, seen) => seen.to.map((by) => change('spendAp', { by, amount: seen.amount })),
});
