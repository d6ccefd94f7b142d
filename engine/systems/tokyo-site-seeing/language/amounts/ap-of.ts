import { selector } from '#engine/kernel/language/field.ts';
import { apSupply } from '../../contract/vocabulary.ts';
import { counter } from '../../table/counters.ts';
import { op } from '../op.ts';

export const apOf = op('apOf', {
  sort: 'amount',
  fields: { of: selector('pc') },
  about: { ja: 'PCが持つAPトークンの合計', en: 'AP tokens that PCs have, summed up' },
  text: { ja: '{of}のAPトークンの数', en: 'the number of AP tokens of {of}' },
  bounds: [0, apSupply],
  facts: { unit: 'tokens' },
  example: { op: 'apOf', of: { op: 'self' } },
  run: (game, seen) => seen.of.reduce((sum, pc) => sum + game.count(pc, counter.ap), 0),
});
