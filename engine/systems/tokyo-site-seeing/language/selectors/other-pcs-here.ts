import { here } from '../here.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const otherPcsHere = op('otherPcsHere', {
  sort: 'selector',
  counter: '人',
  fields: {},
  about: { ja: '同じエリアにいる自分以外のPC全員', en: 'All other PCs in the same area' },
  text: { ja: 'このエリアのほかのPC全員', en: 'all other PCs in this area' },
  any: { ja: 'このエリアのほかのPC', en: 'another PC in this area' },
  facts: { unit: 'pcs', printed: [phrases.thisArea, phrases.otherPc] },
  example: { op: 'otherPcsHere' },
  run: (game, _, scope) => game.pcsIn(here(game, scope)).filter((pc) => pc !== scope.self),
});
