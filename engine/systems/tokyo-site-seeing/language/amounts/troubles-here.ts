import { here } from '../here.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const troublesHere = op('troublesHere', {
  sort: 'amount',
  fields: {},
  about: { ja: 'このエリアで公開されているトラブルカードの数', en: 'How many visible troubles this area has' },
  text: { ja: 'このエリアのトラブルカードの数', en: 'the number of troubles in this area' },
  bounds: [0, Number.POSITIVE_INFINITY],
  facts: { unit: 'cards', printed: [phrases.thisArea] },
  example: { op: 'troublesHere' },
  run: (game, _, scope) => game.troublesIn(here(game, scope)),
});
