import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { between, document, object, refers, word } from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { declaredGameFields } from '#engine/library/seats/declared-games.ts';

/** Rulings where the rules are open; a set-up may override a game's. */
export const settings = {
  baseMove: between(1, 12, '列車が1回に進む駅の数', 'How many stations a train moves'),
  auction: word(
    ['sealed', 'ascending'],
    '手番順の入札：sealed 同時公開、ascending 競り上げ',
    'The bid for the turn order: sealed, or ascending',
  ),
  firstRoundRefill: Type.Boolean(described('最初のラウンドにも補充するか', 'Whether the first round also refills')),
  breach: word(
    ['forbid', 'zero'],
    '投機した路線の株：forbid 持てない、zero 持てるが0円になる',
    'Shares of a line speculated on: forbid refuses them, zero makes both worth nothing',
  ),
  roundLimit: between(1, 99, 'ラウンドの上限', 'How many rounds at most'),
};

const names = (kind: string, least: number, ja: string, en: string) =>
  Type.Array(refers([kind], '使うものの id', 'Id of what is used'), {
    ...{ minItems: least, uniqueItems: true },
    ...described(ja, en),
  });

export const gameDocument = document('ゲーム', 'A game', {
  ...declaredGameFields(5),
  decks: names('deck', 1, '使う山札', 'Decks that are used'),
  lines: names('line', 1, '使う路線', 'Lines that are used'),
  events: Type.Optional(names('event', 0, '使うイベント', 'Events that are in force')),
  start: object('各プレイヤーが始めに持つもの', 'What each player begins with', {
    // Money limit of five digits
    cash: between(0, 99_999, '現金', 'Cash'),
    chips: between(1, 9, '使えるアクションチップ', 'Action chips that can be used'),
    spare: between(0, 9, 'サプライに置くチップ', 'Chips in the supply'),
    speculations: between(0, 9, '投機チップ', 'Speculation chips'),
    stations: between(0, 99, '駅コマ', 'Stations to build'),
  }),
  supplies: object('サプライ', 'The supply', {
    fare: between(0, 99, '運賃トークン', 'Fare tokens'),
    speed: between(0, 99, '速度トークン', 'Speed tokens'),
  }),
  settings: object('裁定の設定', 'Rulings that can be taken otherwise', settings),
  ...noteField,
});
export type GameDocument = Static<typeof gameDocument>;
export type MetroSettings = GameDocument['settings'];
