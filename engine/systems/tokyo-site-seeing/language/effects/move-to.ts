import { idOf, selector } from '#engine/kernel/language/field.ts';
import { goThere } from '../../rulebook/15-arrive.ts';
import { call } from '../../rulebook/book.ts';
import { op } from '../op.ts';

export const moveTo = op('moveTo', {
  sort: 'effect',
  fields: { who: selector('pc'), area: idOf('area') },
  about: { ja: 'PCを判定なしでエリアに移す', en: 'Moves PCs to an area without a check' },
  text: { ja: '{who}を{area}に移動させる', en: 'move {who} to {area}' },
  example: { op: 'moveTo', who: { op: 'self' }, area: 'AKB' },
  canChange: (game, seen) => seen.who.some((pc) => game.areaOf(pc) !== game.areaCalled(seen.area)),
  run: (game, seen) =>
    seen.who
      .filter((pc) => game.areaOf(pc) !== game.areaCalled(seen.area))
      .map((by) => call(goThere, { who: [by], area: game.areaCalled(seen.area) })),
});
