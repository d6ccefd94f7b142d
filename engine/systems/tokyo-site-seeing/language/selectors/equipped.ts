import { flag, optional, selector } from '#engine/kernel/language/field.ts';
import { canLeave } from '../../rulebook/11-equip.ts';
import { op } from '../op.ts';

export const equipped = op('equipped', {
  sort: 'selector',
  rules: ['TSS-SCN-06'],
  fields: { of: selector('pc'), canLeave: optional(flag()) },
  about: {
    ja: 'PCの装備しているカード。canLeave があれば、強制的に外せるものだけ（アーティファクトと外せない装備は除く）',
    en: 'Equipped cards of a PC; with canLeave only those that can be taken off by force: no artifact, none that is locked',
  },
  text: { ja: '{of}の{canLeave?外せる}装備', en: 'the equipped cards of {of}{canLeave? that can be taken off}' },
  any: { ja: '{of}の{canLeave?外せる}装備', en: 'an equipped card of {of}{canLeave? that can be taken off}' },
  example: { op: 'equipped', of: { op: 'self' } },
  run: (game, seen) =>
    seen.of.flatMap((pc) => game.equipped(pc)).filter((card) => seen.canLeave !== true || canLeave(game, card)),
});
