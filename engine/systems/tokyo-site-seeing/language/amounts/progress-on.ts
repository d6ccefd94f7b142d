import { selector } from '#engine/kernel/language/field.ts';
import { counter } from '../../table/counters.ts';
import { op } from '../op.ts';

export const progressOn = op('progressOn', {
  sort: 'amount',
  fields: { of: selector('pc', 'card') },
  about: { ja: '進行トークンの合計', en: 'Progress tokens on it, summed up' },
  text: { ja: '{of}の進行トークンの数', en: 'the number of progress tokens on {of}' },
  bounds: [0, Number.POSITIVE_INFINITY],
  facts: { unit: 'tokens' },
  example: { op: 'progressOn', of: { op: 'thisCard' } },
  run: (game, seen) => seen.of.reduce((sum, thing) => sum + game.count(thing, counter.progress), 0),
});
