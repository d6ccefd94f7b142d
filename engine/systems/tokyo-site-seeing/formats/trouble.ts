import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { closedObject, described, titled } from '#engine/kernel/basics/schema-words.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import { flavor, reading } from '#engine/library/formats/entries.ts';
import {
  amount,
  declares,
  flag,
  formerlyField,
  listDocument,
  localized,
  object,
  overriding,
  whole,
  word,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { rarities } from '../basics/vocabulary.ts';
import { copies, prints, traits } from './card.ts';
import { effectEntry, range } from './effect-entry.ts';
import { cardArt } from './face-art.ts';
import { ability, damageType } from './parts.ts';

export const checked = {
  by: Type.Literal('check', described('行為判定で解決する', 'Solved by a check')),
  ability,
  target: amount('目標値', 'Target of the check'),
};
const byBattle = closedObject({ by: Type.Literal('battle', described('撃破で解決する', 'Solved by defeating it')) });
export const solvedBy = <Fields extends TProperties>(fields: Fields) =>
  Type.Unsafe<Static<TObject<Fields>> | Static<typeof byBattle>>({
    type: 'object',
    required: ['by'],
    discriminator: { propertyName: 'by' },
    oneOf: [closedObject(fields), byBattle],
    ...described('解決のしかた', 'How it is solved'),
  });

const harm = (ja: string, en: string) => object(ja, en, { amount: amount('量', 'How much'), type: damageType });

const attackIf = object('この敵を攻撃できる条件', 'When this enemy can be attacked at all', {
  if: Type.Unsafe<Node>({
    allOf: [{ $ref: '#/definitions/condition' }],
    ...described('条件。self は攻撃しようとするPC', 'The condition; self is the PC that would attack'),
  }),
  text: Type.Optional(localized('カードに印刷される文', 'As the card prints it')),
});

export const enemyParts = {
  solve: solvedBy(checked),
  hp: Type.Optional(amount('HP。バトルで解決するカードに要る', 'HP, for a card solved by battle')),
  range: Type.Optional(range),
  reduction: Type.Optional(harm('ダメージ軽減', 'What it takes off damage')),
  immune: Type.Optional(
    Type.Array(damageType, {
      minItems: 1,
      uniqueItems: true,
      ...described(
        'ダメージ無効：この種類のダメージを受けない。軽減ではない',
        'Immunity: it takes no damage of these kinds. This does not count as reduction',
      ),
    }),
  ),
  attackIf: Type.Optional(titled('攻撃の条件', 'Attack only if', attackIf)),
  counterattack: Type.Optional(harm('反撃', 'Its counterattack')),
  reward: titled('報酬', 'Reward', amount('解決したPCが得るAPトークンの数', 'AP tokens for the PC that solves it')),
};

export const designParts = {
  name: localized('カードの名前', 'Name of the card'),
  reading: Type.Optional(reading),
  ...cardArt,
  copies: Type.Optional(copies),
  rarity: word(
    rarities.filter((rarity) => rarity !== 'starter'),
    'レアリティ',
    'Rarity',
  ),
  traits: Type.Optional(traits),
};

export const trouble = closedObject(
  {
    id: declares(['card', 'trouble'], '^T-[0-9]{2,4}$', 'T-01', '最初の1枚の番号', 'Printed id of the first copy'),
    ...overriding,
    ...formerlyField,
    ...designParts,
    ap: titled('AP', 'AP', whole(0, '行為判定で引いたときに加わるAP', 'AP it adds to the check in which it is drawn')),
    ...enemyParts,
    effects: Type.Array(effectEntry, described('効果', 'Effects')),
    discardInstead: Type.Optional(flag('置かれる代わりに捨て札になる', 'Is discarded in place of being placed')),
    flavor: Type.Optional(flavor),
    ...noteField,
  },
  { ...prints, ...described('トラブルカードのデザイン1種', 'One design of a trouble card') },
);
export type Trouble = Static<typeof trouble>;

export const troublesDocument = listDocument('cards', trouble, 'トラブルカード', 'Trouble cards');
