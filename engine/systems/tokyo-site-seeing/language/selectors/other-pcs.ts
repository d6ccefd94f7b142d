import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const otherPcs = op('otherPcs', {
  sort: 'selector',
  counter: '人',
  fields: {},
  about: { ja: '自分以外のPC全員。どのエリアにいてもよい', en: 'All other PCs, wherever they are' },
  text: { ja: 'ほかのPC全員', en: 'all other PCs' },
  any: { ja: 'ほかのPC', en: 'another PC' },
  facts: { unit: 'pcs', printed: [phrases.otherPc] },
  example: { op: 'otherPcs' },
  run: (game, _, scope) => game.pcs.filter((pc) => pc !== scope.self),
});
