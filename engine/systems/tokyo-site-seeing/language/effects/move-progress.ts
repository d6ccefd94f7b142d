import { amount, optional, selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { counter } from '../../table/counters.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const moveProgress = op('moveProgress', {
  sort: 'effect',
  rules: ['TSS-COMP-67'],
  fields: { from: selector('pc', 'card'), to: selector('pc', 'card'), amount: optional(amount()) },
  about: {
    ja: '進行トークンを別のPCやカードに移す。数の指定がなければすべて',
    en: 'Moves progress tokens to another PC or card; all of them if no number is said',
  },
  text: {
    ja: '{from}の進行トークン[{amount}個]を{to}に移す',
    en: 'move [{amount} of ]the progress tokens of {from} to {to}',
  },
  facts: { tags: ['leadsOn'], printed: [phrases.placeProgress, phrases.takeProgress] },
  example: { op: 'moveProgress', from: { op: 'thisCard' }, to: { op: 'self' } },
  canChange: (game, seen) =>
    seen.to.length > 0 && seen.amount !== 0 && seen.from.some((thing) => game.count(thing, counter.progress) > 0),
  run: (game, seen) => {
    const [on] = seen.to;
    if (on === undefined) return undefined;
    return seen.from
      .filter((source) => source !== on)
      .map((source) => change('carry', { source, on, amount: seen.amount ?? game.count(source, counter.progress) }));
  },
});
