import { selector } from '#engine/kernel/language/field.ts';
import { op } from '../op.ts';

export const isDown = op('isDown', {
  sort: 'condition',
  fields: { pc: selector('pc') },
  about: { ja: '選ばれたPCの誰かがダウンしているか', en: 'Whether one of the selected PCs is downed' },
  text: { ja: '{pc}がダウンしている', en: '{pc} is downed' },
  example: { op: 'isDown', pc: { op: 'self' } },
  run: (game, seen) => seen.pc.some((pc) => game.isDown(pc)),
});
