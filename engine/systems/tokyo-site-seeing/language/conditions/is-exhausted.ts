import { selector } from '#engine/kernel/language/field.ts';
import { counter } from '../../table/counters.ts';
import { op } from '../op.ts';

export const isExhausted = op('isExhausted', {
  sort: 'condition',
  fields: { of: selector('skill', 'card', 'bot') },
  about: {
    ja: '選ばれたスキルやカードのどれかに消耗トークンがあるか',
    en: 'Whether a selected skill or card has an exhaust token',
  },
  text: { ja: '{of}が消耗している', en: '{of} {of|is|are} exhausted' },
  example: { op: 'isExhausted', of: { op: 'thisCard' } },
  run: (game, seen) => seen.of.some((thing) => game.count(thing, counter.exhaust) > 0),
});
