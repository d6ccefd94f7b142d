import { idOf } from '#engine/kernel/language/field.ts';
import { op } from '../op.ts';

export const pcsInArea = op('pcsInArea', {
  sort: 'selector',
  counter: '人',
  fields: { area: idOf('area') },
  about: { ja: '決まったエリアにいるPC全員', en: 'All PCs in a given area' },
  text: { ja: '{area}のPC全員', en: 'all PCs in {area}' },
  any: { ja: '{area}のPC', en: 'a PC in {area}' },
  facts: { unit: 'pcs' },
  example: { op: 'pcsInArea', area: 'SBY' },
  run: (game, seen) => game.pcsIn(game.areaCalled(seen.area)),
});
