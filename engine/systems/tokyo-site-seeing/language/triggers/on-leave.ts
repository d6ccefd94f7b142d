import { idOf, optional, selector } from '#engine/kernel/language/field.ts';
import { thingIn } from '../../changes/kinds.ts';
import type { Tokyo } from '../../table/tokyo.ts';
import { op } from '../op.ts';

export const onLeave = op('onLeave', {
  sort: 'trigger',
  rules: ['TSS-MOVE-15', 'TSS-FAQ-11'],
  fields: { who: selector('pc'), area: optional(idOf('area')) },
  about: {
    ja: 'PCがエリアを出るとき。エリアの指定がなければ、このカードのあるエリア',
    en: "When a PC leaves an area; without one, this card's area",
  },
  text: { ja: '{who}がエリア{area}を出るとき', en: 'when {who} leaves area {area}' },
  example: { op: 'onLeave', who: { op: 'allPcs' } },
  run: (_, seen) => ({
    change: 'leave',
    matches: (game: Tokyo, scope, record) => {
      const area = seen.area(game, scope);
      const where = area === undefined ? game.areaOfCard(scope.source) : game.areaCalled(area);
      return thingIn(record, 'area') === where && seen.who(game, scope).includes(thingIn(record, 'by'));
    },
  }),
});
