import { type Static, Type } from 'typebox';
import { closedObject, described, titled } from '#engine/kernel/basics/schema-words.ts';
import { flavor, reading } from '#engine/library/formats/entries.ts';
import {
  amount,
  declares,
  formerlyField,
  listDocument,
  localized,
  object,
  overriding,
  refers,
  whole,
  word,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { copiesOf, rarities } from '../basics/vocabulary.ts';
import { effectEntry, range } from './effect-entry.ts';
import { cardArt } from './face-art.ts';
import { ability } from './parts.ts';

/** A design covers as many printed ids as it has copies. */
export const prints = { 'x-prints': { copies: 'copies', by: 'rarity', counts: copiesOf } };
export const copies = titled(
  '枚数',
  'Copies',
  whole(
    1,
    '同じカードの枚数。書かなければ、レアリティで決まる',
    'How many copies there are; without it the rarity says',
  ),
);
export const traits = Type.Array(refers(['word'], '特徴。words.json の id', 'A trait: an id of words.json'), {
  uniqueItems: true,
  ...described('特徴', 'Traits'),
});

const vehicle = object('乗り物としての性能', 'What it gives as a vehicle', {
  capacity: Type.Optional(
    amount(
      '定員。運転するPCを含み、フォロワーは数えない。書かなければ1',
      'How many PCs it carries, the driver among them; followers take no seat. 1 if not said',
    ),
  ),
  areas: Type.Optional(
    amount('1回の移動で進めるエリアの数。書かなければ1', 'How many areas one move can lead to; 1 if not said'),
  ),
  bonus: Type.Optional(amount('移動判定に加わる値。書かなければ0', 'What it adds to the move check; 0 if not said')),
});

export const card = closedObject(
  {
    id: declares(['card'], '^[A-Z]+-[0-9]{2,4}$', 'W-01', '最初の1枚の番号', 'Printed id of the first copy'),
    ...overriding,
    ...formerlyField,
    name: localized('カードの名前', 'Name of the card'),
    reading: Type.Optional(reading),
    ...cardArt,
    copies: Type.Optional(copies),
    rarity: word(rarities, 'レアリティ', 'Rarity'),
    traits: Type.Optional(traits),
    category: word(['consumable', 'equipment'], '種別：消費か装備', 'Category'),
    ap: titled('AP', 'AP', whole(0, '捨てると行為判定に加わるAP', 'AP it adds to a check when discarded')),
    cost: Type.Optional(
      titled('購入コスト', 'Cost', whole(0, '購入コスト。スターターにはない', 'Purchase cost; a starter has none')),
    ),
    equip: Type.Optional(
      titled(
        '装備判定',
        'Equip check',
        object('装備に要る行為判定', 'The check it takes to equip it', {
          ability,
          target: whole(0, '装備の目標値', 'Target of the check to equip it'),
        }),
      ),
    ),
    range: Type.Optional(range),
    vehicle: Type.Optional(vehicle),
    effects: Type.Array(effectEntry, described('効果', 'Effects')),
    flavor: Type.Optional(flavor),
    ...noteField,
  },
  { ...prints, ...described('カードのデザイン1種', 'One design of a card') },
);
export type Card = Static<typeof card>;

export const cardsDocument = listDocument('cards', card, 'カード', 'Cards');
