import { idOf } from '#engine/kernel/language/field.ts';
import { placeInArea } from '../../rulebook/20-scenario.ts';
import { call } from '../../rulebook/book.ts';
import { op } from '../op.ts';

export const placeScenario = op('placeScenario', {
  sort: 'effect',
  fields: { card: idOf('card'), area: idOf('area') },
  about: {
    ja: 'シナリオカードをエリアのマーケットスロットに置く。空き、マーケットのカードの上、トラブルカードの上の順に左から探す',
    en: 'Lays a scenario card into an area: a free slot from the left, else over a market card, else over a trouble',
  },
  text: { ja: '{card}を{area}に置く', en: 'place {card} in {area}' },
  example: { op: 'placeScenario', card: 'SC00-03', area: 'SBY' },
  run: (game, seen) => {
    const [card] = game.copiesOf(seen.card);
    return card === undefined ? undefined : call(placeInArea, { card, area: game.areaCalled(seen.area) });
  },
});
