import { idOf, selector } from '#engine/kernel/language/field.ts';
import { op } from '../op.ts';

export const isIn = op('isIn', {
  sort: 'condition',
  fields: { pc: selector('pc'), area: idOf('area') },
  about: { ja: '選ばれたPCの誰かがそのエリアにいるか', en: 'Whether one of the selected PCs is in the area' },
  text: { ja: '{pc}が{area}にいる', en: '{pc} {pc|is|are} in {area}' },
  example: { op: 'isIn', pc: { op: 'self' }, area: 'AKB' },
  run: (game, seen) => seen.pc.some((pc) => game.areaOf(pc) === game.areaCalled(seen.area)),
});
