import { type TProperties, type TSchema, Type } from 'typebox';
import { closed, described } from '#engine/kernel/basics/schema-words.ts';
import { named, whole, word } from '#engine/library/formats/fields.ts';
import { areaIds, skillKinds } from '../contract/vocabulary.ts';
import { partOfTable } from '../table/table-document.ts';

const pc = named(['pc'], 'PC', 'A PC');
const card = named(['card'], 'カード：W-01 か W-01#2', 'A card: W-01, or W-01#2');
const bot = named(['bot'], 'BOTカード', 'A BOT card');
const skill = word(skillKinds, 'スキル', 'A skill');
const to = whole(0, '新しい値', 'What it becomes');
const object = <Fields extends TProperties>(fields: Fields) => Type.Object(fields, closed);

/** One cheat: its word, what it is about, and what it does in a sentence. */
const cheat = (name: string, about: TSchema, ja: string, en: string) =>
  Type.Object({ [name]: about }, { ...closed, ...described(ja, en) });

/** Everything that may be done to the table against the rules. The log keeps it as it is written here. */
export const cheatDocument = Type.Unsafe<object>({
  title: 'A cheat',
  'x-title-ja': 'チート',
  anyOf: [
    cheat('damage', object({ pc, to }), 'PCのダメージ', 'The damage on a PC'),
    cheat('damage', object({ card, to }), 'エネミーや同行者のダメージ', 'The damage on an enemy or a companion'),
    cheat('ap', object({ pc, to }), 'PCのAPトークン', 'The AP tokens of a PC'),
    cheat('progress', object({ pc, to }), 'PCの進行トークン', 'The progress tokens of a PC'),
    cheat('progress', object({ card, to }), 'カードの進行トークン', 'The progress tokens on a card'),
    cheat('exhaust', object({ card, to }), '装備の消耗トークン', 'The exhaust tokens on equipment'),
    cheat('exhaust', object({ pc, skill, to }), 'スキルの消耗トークン', 'The exhaust tokens on a skill'),
    cheat('exhaust', object({ bot, to }), 'BOTカードの消耗トークン', 'The exhaust tokens on a BOT card'),
    cheat('unseal', object({ pc, skill }), 'スキルの封印を外す', 'Takes the seal off a skill'),
    cheat('move', object({ pc, area: word(areaIds, 'エリア', 'An area') }), 'PCを移す', 'Puts a PC into an area'),
    cheat('give', object({ pc, card }), '手札に加える', 'Puts a card into a hand'),
    cheat('equip', object({ pc, card }), '装備させる', 'Equips a PC with a card'),
    cheat('remove', object({ card }), 'カードを箱に戻す', 'Puts a card back into the box'),
    cheat(
      'place',
      object({ card, slot: named(['slot'], 'スロット', 'A slot') }),
      'スロットの上にカードを置く',
      'Lays a card on top of a slot',
    ),
    cheat('clear', object({ card }), 'トラブルを捨て札にする', 'Discards a trouble out of its slot'),
    cheat(
      'reveal',
      object({ card }),
      'シナリオカードを公開し、公開時の効果を行う',
      'Reveals a scenario card and does what it says',
    ),
    cheat(
      'next',
      object({ card, pc: Type.Optional(pc) }),
      'カードを、その山札（pcがあればそのデッキ）の一番上に置く',
      'Puts a card on top of its pile, or of the deck of a PC',
    ),
    cheat('put', Type.Unsafe<object>(partOfTable), '卓を書いたとおりにする', 'Makes the table be as written'),
  ],
});
