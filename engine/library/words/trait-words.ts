import type { Erased } from '#engine/kernel/basics/erased.ts';
import { idOf, selector } from '#engine/kernel/language/field.ts';
import { negatedWording } from '#engine/kernel/language/negated-wording.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { overrideOps, type WordOverrides } from './renamed.ts';

const op = opBuilder<Erased>();

/** `traits`: empty for things that are no cards. */
export const traitWords = <G>(
  traits: (game: G, card: Thing) => readonly string[],
  said: WordOverrides = {},
): readonly Op[] =>
  overrideOps(
    [
      op('hasTrait', {
        sort: 'condition',
        fields: { card: selector('card'), trait: idOf('word') },
        about: { ja: '選ばれたカードのどれかがその特徴を持つか', en: 'Whether a selected card has the trait' },
        text: { ja: '{card}が《{trait}》を持つ', en: '{card} {card|has|have} the trait {trait}' },
        also: [negatedWording('{card}が《{trait}》を持たない', '{card} {card|does|do} not have the trait {trait}')],
        example: { op: 'hasTrait', card: { op: 'thisCard' }, trait: 'trait' },
        run: (game, seen) => seen.card.some((card) => traits(game, card).includes(seen.trait)),
      }),
    ],
    { hasTrait: said },
  );
