import { here } from '../here.ts';
import { op } from '../op.ts';

export const pcsHere = op('pcsHere', {
  sort: 'selector',
  fields: {},
  about: { ja: 'このカード（または自分）のエリアにいるPC全員', en: "All PCs in this card's (or this PC's) area" },
  text: { ja: 'このエリアのPC全員', en: 'all PCs in this area' },
  example: { op: 'pcsHere' },
  run: (game, _, scope) => game.pcsIn(here(game, scope)),
});
