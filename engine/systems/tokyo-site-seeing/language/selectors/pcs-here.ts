import { here } from '../here.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const pcsHere = op('pcsHere', {
  sort: 'selector',
  counter: '人',
  rules: ['TSS-SCN-02'],
  fields: {},
  about: { ja: 'このカード（または自分）のエリアにいるPC全員', en: "All PCs in this card's (or this PC's) area" },
  text: { ja: 'このエリアのPC全員', en: 'all PCs in this area' },
  any: { ja: 'このエリアのPC', en: 'a PC in this area' },
  facts: { unit: 'pcs', printed: [phrases.thisArea] },
  example: { op: 'pcsHere' },
  run: (game, _, scope) => {
    const area = here(game, scope);
    const pcs = game.pcsIn(area);
    // Before a facility that heals a companion counts as one of them
    return game.isArea(scope.source) && game.heals(area) ? [...pcs, ...game.companionsIn(area)] : pcs;
  },
});
