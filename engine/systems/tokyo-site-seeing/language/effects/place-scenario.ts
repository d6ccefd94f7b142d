import { idOf, optional } from '#engine/kernel/language/field.ts';
import { placeInArea } from '../../rulebook/20-scenario.ts';
import { call } from '../../rulebook/book.ts';
import { here } from '../here.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const placeScenario = op('placeScenario', {
  sort: 'effect',
  fields: { card: idOf('card'), area: optional(idOf('area')) },
  about: {
    ja: 'シナリオカードをエリア（指定がなければこのエリア、引いたPCのエリア）のマーケットスロットに置く。空き、マーケットのカードの上、トラブルカードの上の順に左から探す',
    en: 'Places a scenario card in an area, without an area in this area or that of the PC who drew it: in the leftmost free slot, otherwise over a market card, otherwise over a trouble',
  },
  text: { ja: '{card}を[{area}|このエリア]に置く', en: 'place {card} in [{area}|this area]' },
  facts: { tags: ['tells'], printed: [phrases.thisArea], scenes: { does: 'brings', named: 'card' } },
  example: { op: 'placeScenario', card: 'SC00-03', area: 'SBY' },
  run: (game, seen, scope) => {
    const card = game.copiesOf(seen.card).find((one) => game.isScenarioCard(one));
    const area = seen.area === undefined ? here(game, scope) : game.areaCalled(seen.area);
    return card === undefined || area < 0 ? undefined : call(placeInArea, { card, area });
  },
});
