import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { art } from '#engine/library/formats/art.ts';
import { effects, reading } from '#engine/library/formats/entries.ts';
import {
  between,
  declares,
  document,
  formerlyField,
  localized,
  object,
  overriding,
  refers,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { colour } from '#engine/library/line-map/map-format.ts';

export const deck = object('山札', 'A deck', {
  id: declares(['deck', 'pile'], '^[a-z]$', 'a', '山札のID', 'Id of the deck'),
  ...overriding,
  ...formerlyField,
  name: localized('山札の名前', 'Name of the deck'),
  colours: Type.Array(colour, {
    ...{ minItems: 1, maxItems: 2, uniqueItems: true },
    ...described('裏面の色', 'The colours of its card backs'),
  }),
  ...noteField,
});

const spot = object('アクションスポット', 'An action spot', {
  chips: between(1, 9, '置くアクションチップの数', 'How many action chips it takes'),
  do: {
    ...effects,
    ...described('アクション。すべてを順に行う', 'Its actions: all of them are carried out, in order'),
  },
});

export const card = object('アクションカード', 'An action card', {
  id: declares(
    ['card'],
    '^[A-Z]-[0-9]{2,3}$',
    'A-11',
    '番号。見本では山札、ドット、何枚目か',
    'Its number; in the sample deck, dots and which of them',
  ),
  ...overriding,
  ...formerlyField,
  deck: refers(['deck'], '山札のID', 'Id of its deck'),
  dots: between(1, 3, 'ドット。少ない札ほど早く出る', 'Dots: fewer come earlier'),
  name: localized('カードの名前', 'Name of the card'),
  reading: Type.Optional(reading),
  ...art({ width: 61, height: 16 }),
  spots: Type.Array(spot, {
    ...{ minItems: 2, maxItems: 2 },
    ...described('2つのアクションスポット', 'Its two action spots'),
  }),
  ...noteField,
});
export type MetroCard = Static<typeof card>;

export const actionsDocument = document('アクションカード', 'Action cards', {
  decks: Type.Array(deck, described('山札', 'Decks')),
  cards: Type.Array(card, { maxItems: 9999, ...described('アクションカード', 'Action cards') }),
});
export type ActionsDocument = Static<typeof actionsDocument>;
