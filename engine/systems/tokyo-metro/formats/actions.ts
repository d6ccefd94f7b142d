import { type Static, Type } from 'typebox';
import { closed, described } from '#engine/kernel/basics/schema-words.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import { effect, head, localized, overriding, refers, renamed } from '#engine/library/formats/fields.ts';
import { colour } from './map.ts';
import { cardId, count, deckId } from './parts.ts';

export const deck = Type.Object(
  {
    id: deckId,
    ...overriding,
    ...renamed,
    name: localized('山札の名前', 'Name of the deck'),
    colours: Type.Array(colour, {
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
      ...described('裏面の色', 'The colours of its back'),
    }),
  },
  { ...closed, ...described('山札', 'A deck') },
);

const spot = Type.Object(
  {
    chips: count(1, 9, '置くアクションチップの数', 'How many action chips it takes'),
    do: Type.Unsafe<Node[]>({
      type: 'array',
      minItems: 1,
      items: effect,
      ...described('アクション。すべてを順に行う', 'Its acts: all of them are done, in order'),
    }),
  },
  { ...closed, ...described('アクションスポット', 'An action spot') },
);
export type Spot = Static<typeof spot>;

export const card = Type.Object(
  {
    id: cardId,
    ...overriding,
    ...renamed,
    deck: refers(['deck'], '山札の id', 'Id of its deck'),
    dots: count(1, 3, 'ドット。少ない札ほど早く出る', 'Dots: fewer come earlier'),
    name: localized('カードの名前', 'Name of the card'),
    reading: Type.Optional(Type.String(described('名前の読み', 'How the name is read'))),
    spots: Type.Array(spot, {
      minItems: 2,
      maxItems: 2,
      ...described('2つのアクションスポット', 'Its two action spots'),
    }),
  },
  { ...closed, ...described('アクションカード', 'An action card') },
);
export type Card = Static<typeof card>;

export const actionsDocument = Type.Object(
  {
    ...head,
    decks: Type.Array(deck, described('山札', 'Decks')),
    cards: Type.Array(card, { maxItems: 9999, ...described('アクションカード', 'Action cards') }),
  },
  { ...closed, title: 'Action cards', 'x-title-ja': 'アクションカード' },
);
export type ActionsDocument = Static<typeof actionsDocument>;
