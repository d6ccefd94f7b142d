import { type Static, Type } from 'typebox';
import { closed, described } from '#engine/kernel/basics/schema-words.ts';
import { head, localized, overriding, refers, word } from '#engine/library/formats/fields.ts';
import { count, gameId, money } from './parts.ts';

/** Rulings that the rules leave open: what a game of a project says, and a set-up may say otherwise. */
export const settings = {
  baseMove: count(1, 12, '列車が1回に進む駅の数', 'How many stations a train moves'),
  auction: word(
    ['sealed', 'ascending'],
    '手番順の入札：sealed 同時公開、ascending 競り上げ',
    'The bid for the turn order: sealed, or ascending',
  ),
  firstRoundRefill: Type.Boolean(described('最初のラウンドにも補充するか', 'Whether the first round refills, too')),
  breach: word(
    ['forbid', 'zero'],
    '投機した路線の株：forbid 持てない、zero 持てるが0円になる',
    'Shares of a line speculated on: forbid refuses them, zero makes both worth nothing',
  ),
  roundLimit: count(1, 99, 'ラウンドの上限', 'How many rounds at most'),
};

const seatCount = (ja: string, en: string) => count(2, 5, ja, en);
const names = (kind: string, least: number, ja: string, en: string) =>
  Type.Array(refers([kind], '使うものの id', 'Id of what is used'), {
    minItems: least,
    uniqueItems: true,
    ...described(ja, en),
  });

export const gameDocument = Type.Object(
  {
    ...head,
    id: gameId,
    ...overriding,
    name: localized('ゲームの名前', 'Name of the game'),
    seats: Type.Object(
      {
        least: seatCount('最少の人数', 'How few can play'),
        most: seatCount('最多の人数', 'How many can play'),
        usual: seatCount('何も言わないときの人数', 'How many play if nothing is said'),
      },
      { ...closed, ...described('人数', 'How many play') },
    ),
    decks: names('deck', 1, '使う山札', 'Decks that are used'),
    lines: names('line', 1, '使う路線', 'Lines that are used'),
    events: Type.Optional(names('event', 0, '使うイベント', 'Events that are in force')),
    start: Type.Object(
      {
        cash: money('現金', 'Cash'),
        chips: count(1, 9, '使えるアクションチップ', 'Action chips that can be used'),
        spare: count(0, 9, 'サプライに置くチップ', 'Chips in the supply'),
        speculations: count(0, 9, '投機チップ', 'Speculation chips'),
        stations: count(0, 99, '駅コマ', 'Stations to build'),
      },
      { ...closed, ...described('各プレイヤーが始めに持つもの', 'What each player begins with') },
    ),
    supplies: Type.Object(
      {
        fare: count(0, 99, '運賃トークン', 'Fare tokens'),
        speed: count(0, 99, '速度トークン', 'Speed tokens'),
      },
      { ...closed, ...described('サプライ', 'The supply') },
    ),
    settings: Type.Object(settings, { ...closed, ...described('裁定の設定', 'Rulings that can be taken otherwise') }),
  },
  { ...closed, title: 'A game', 'x-title-ja': 'ゲーム' },
);
export type GameDocument = Static<typeof gameDocument>;
