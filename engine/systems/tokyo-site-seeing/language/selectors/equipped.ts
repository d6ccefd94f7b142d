import { flag, oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import { marketKinds } from '../../basics/vocabulary.ts';
import { canLeave } from '../../rulebook/11-equip.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const equipped = op('equipped', {
  sort: 'selector',
  counter: '枚',
  rules: ['TSS-SCN-06'],
  fields: {
    of: selector('pc'),
    kind: optional(oneOf('cardKind', [...marketKinds, 'artifact'])),
    canLeave: optional(flag()),
  },
  about: {
    ja: 'PCの装備しているカード。種類で絞れる。canLeave があれば、強制的に外せるものだけ（アーティファクトと外せない装備は除く）',
    en: 'Equipped cards of a PC, of one kind or any; with canLeave only those that can be taken off by force: no artifacts, no locked cards',
  },
  text: {
    ja: '{of}の{canLeave?外せる}装備[（{kind}）]',
    en: 'the equipped cards[ ({kind})] of {of}{canLeave? that can be taken off}',
  },
  any: {
    ja: '{of}の{canLeave?外せる}装備[（{kind}）]',
    en: 'an equipped card[ ({kind})] of {of}{canLeave? that can be taken off}',
  },
  facts: { unit: 'cards', printed: [phrases.equipped] },
  example: { op: 'equipped', of: { op: 'self' } },
  run: (game, seen) =>
    seen.of
      .flatMap((pc) => game.equipped(pc))
      .filter(
        (card) =>
          (seen.kind === undefined || game.design(card).kind === seen.kind) &&
          (seen.canLeave !== true || canLeave(game, card)),
      ),
});
