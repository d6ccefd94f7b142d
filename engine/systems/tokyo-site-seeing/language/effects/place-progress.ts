import { amount, selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const placeProgress = op('placeProgress', {
  sort: 'effect',
  fields: { on: selector('pc', 'card'), amount: amount() },
  about: { ja: '進行トークンを置く', en: 'Places progress tokens' },
  text: { ja: '{on}に進行トークンを{amount}個置く', en: 'place {amount*progress token|progress tokens} on {on}' },
  facts: { unit: 'tokens', tags: ['leadsOn'], printed: [phrases.placeProgress] },
  example: { op: 'placeProgress', on: { op: 'thisCard' }, amount: 1 },
  canChange: (_, seen) => seen.on.length > 0 && seen.amount > 0,
  run: (_, seen) => seen.on.map((on) => change('progress', { on, amount: seen.amount })),
});
