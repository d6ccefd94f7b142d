import { flag, oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import { marketKinds } from '../../basics/vocabulary.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const hand = op('hand', {
  sort: 'selector',
  counter: '枚',
  fields: {
    of: selector('pc'),
    kind: optional(oneOf('cardKind', ['starter', ...marketKinds])),
    notStarter: optional(flag()),
  },
  about: { ja: 'PCの手札。種類やスターター以外に絞れる', en: "A PC's hand cards, of one kind or none but starters" },
  text: {
    ja: '{of}の{notStarter?スターター以外の}手札[（{kind}）]',
    en: 'the hand cards[ ({kind})] of {of}{notStarter? that are no starters}',
  },
  any: {
    ja: '{of}の{notStarter?スターター以外の}手札[（{kind}）]',
    en: 'a hand card[ ({kind})] of {of}{notStarter? that is no starter}',
  },
  facts: { unit: 'cards', printed: [phrases.hand] },
  example: { op: 'hand', of: { op: 'self' }, notStarter: true },
  run: (game, seen) =>
    seen.of
      .flatMap((pc) => game.hand(pc))
      .filter((card) => {
        const { kind } = game.design(card);
        return (seen.kind === undefined || kind === seen.kind) && !(seen.notStarter === true && kind === 'starter');
      }),
});
