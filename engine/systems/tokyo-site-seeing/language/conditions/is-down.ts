import { selector } from '#engine/kernel/language/field.ts';
import { negatedWording } from '#engine/kernel/language/negated-wording.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const isDown = op('isDown', {
  sort: 'condition',
  fields: { pc: selector('pc', 'companion') },
  about: {
    ja: '選ばれたPCや同行者の誰かがダウンしているか',
    en: 'Whether one of the selected PCs or companions is downed',
  },
  text: { ja: '{pc}がダウンしている', en: '{pc} {pc|is|are} downed' },
  also: [negatedWording('{pc}がダウンしていない', '{pc} {pc|is|are} not downed')],
  facts: { printed: [phrases.down] },
  example: { op: 'isDown', pc: { op: 'self' } },
  run: (game, seen) => seen.pc.some((pc) => game.isDown(pc)),
});
