import { idOf, optional, selector } from '#engine/kernel/language/field.ts';
import { thingIn } from '../../changes/kinds.ts';
import type { Tokyo } from '../../table/tokyo.ts';
import { op } from '../op.ts';

export const onEnter = op('onEnter', {
  sort: 'trigger',
  rules: ['TSS-MOVE-15', 'TSS-FAQ-11'],
  fields: { who: selector('pc'), area: optional(idOf('area')) },
  about: {
    ja: 'PCがエリアに入ったとき。エリアの指定がなければ、このカードのあるエリア',
    en: "When a PC has entered an area; without one, this card's area",
  },
  text: { ja: '{who}がエリア{area}に入ったとき', en: 'when {who} enters area {area}' },
  example: { op: 'onEnter', who: { op: 'allPcs' }, area: 'SBY' },
  run: (_, seen) => ({
    change: 'enter',
    matches: (game: Tokyo, scope, record) => {
      const area = seen.area(game, scope);
      const where = area === undefined ? game.areaOfCard(scope.source) : game.areaCalled(area);
      return thingIn(record, 'area') === where && seen.who(game, scope).includes(thingIn(record, 'by'));
    },
  }),
});
