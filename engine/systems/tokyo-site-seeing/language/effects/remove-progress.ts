import { amount, selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { counter } from '../../table/counters.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const removeProgress = op('removeProgress', {
  sort: 'effect',
  fields: { on: selector('pc', 'card'), amount: amount() },
  about: { ja: '進行トークンを取り除く', en: 'Takes progress tokens off' },
  text: { ja: '{on}から進行トークンを{amount}個取り除く', en: 'take {amount*progress token|progress tokens} off {on}' },
  facts: { unit: 'tokens', printed: [phrases.takeProgress] },
  example: { op: 'removeProgress', on: { op: 'thisCard' }, amount: 1 },
  canChange: (game, seen) => seen.amount > 0 && seen.on.some((thing) => game.count(thing, counter.progress) > 0),
  run: (_, seen) => seen.on.map((on) => change('progress', { on, amount: -seen.amount })),
});
