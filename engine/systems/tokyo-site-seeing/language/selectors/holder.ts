import { selector } from '#engine/kernel/language/field.ts';
import { op } from '../op.ts';

export const holder = op('holder', {
  sort: 'selector',
  rules: ['TSS-SCN-08'],
  fields: { of: selector('card') },
  about: {
    ja: 'カードを装備しているPC。手札・山札・捨て札にあるなら、そのPC',
    en: 'The PC that has the card: equipped, in its hand, deck or discards',
  },
  text: { ja: '{of}を持つPC', en: 'the PC that has {of}' },
  example: { op: 'holder', of: { op: 'thisCard' } },
  run: (game, seen) => [...new Set(seen.of.map((card) => game.holderOf(card)))].filter((pc) => pc >= 0),
});
