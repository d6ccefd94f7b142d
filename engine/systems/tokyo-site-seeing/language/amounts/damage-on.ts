import { selector } from '#engine/kernel/language/field.ts';
import { counter } from '../../table/counters.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const damageOn = op('damageOn', {
  sort: 'amount',
  fields: { of: selector('pc', 'enemy', 'companion', 'card') },
  about: { ja: 'ダメージトークンの合計', en: 'Damage tokens on it, summed up' },
  text: { ja: '{of}のダメージ', en: 'the damage on {of}' },
  bounds: [0, Number.POSITIVE_INFINITY],
  facts: { unit: 'points', printed: [phrases.damage] },
  example: { op: 'damageOn', of: { op: 'self' } },
  run: (game, seen) => seen.of.reduce((sum, thing) => sum + game.count(thing, counter.damage), 0),
});
