import { idOf, optional } from '#engine/kernel/language/field.ts';
import { refillSlot } from '../../rulebook/02-rounds.ts';
import { here } from '../here.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const refillMarket = op('refillMarket', {
  sort: 'effect',
  rules: ['TSS-ROUND-44'],
  fields: { area: optional(idOf('area')) },
  about: {
    ja: '空いているマーケットスロットに、左から1枚ずつ補充する。エリアの指定がなければこのエリア',
    en: 'Refills the empty market slots of an area, the leftmost first; without an area, of this area',
  },
  text: {
    ja: '[{area}エリア|このエリア]の空いているマーケットスロットを補充する',
    en: 'refill the empty market slots of [the {area} area|this area]',
  },
  facts: { printed: [phrases.thisArea] },
  example: { op: 'refillMarket', area: 'SBY' },
  run: (game, seen, scope) => {
    const area = seen.area === undefined ? here(game, scope) : game.areaCalled(seen.area);
    return area < 0 ? undefined : game.slotsOf(area).map((slot) => refillSlot(slot));
  },
});
