import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { effects } from '#engine/library/formats/entries.ts';
import {
  between,
  declares,
  document,
  localized,
  object,
  overriding,
  refers,
  word,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { priceFields } from './price.ts';

const named = (sort: string, example: string, ja: string, en: string) => ({
  id: declares([sort], '^[a-z][A-Za-z0-9-]*$', example, 'JSONの中での名前', 'Its name in JSON'),
  ...overriding,
  name: localized(ja, en),
});
const priceByWorkers = object('ワーカーの数で決まるコスト', 'A cost by the number of workers', {
  workers: Type.Optional(
    between(0, 99, 'ボード上の自分のワーカーがこの数以上のとき', 'With at least this many own workers on the board'),
  ),
  ...priceFields,
});
const way = object('上段アクションの選び方', 'One way to take a top action', {
  ...named('way', 'move-units', '選び方の名前', 'Name of the way'),
  value: between(0, 99, '数', 'Its number'),
  upgraded: Type.Optional(between(0, 99, '改善した後の数', 'Its number after the upgrade')),
  do: {
    ...effects,
    ...described('行うこと。数は value という名前で使える', 'What is done; its number has the name "value"'),
  },
});
export const topAction = object('上段アクション', 'A top action', {
  ...named('top', 'move', '上段アクションの名前', 'Name of the top action'),
  costs: Type.Array(
    priceByWorkers,
    described('コスト。当てはまる最後の行を支払う', 'Costs: the last row that applies is paid'),
  ),
  ways: Type.Array(way, { minItems: 1, ...described('選び方', 'Ways, of which one is chosen') }),
  ...noteField,
});

export const bottomKinds = ['upgrade', 'deploy', 'build', 'enlist'] as const;
export const bottomAction = object('下段アクション', 'A bottom action', {
  ...named('bottom', 'upgrade', '下段アクションの名前', 'Name of the bottom action'),
  does: word(
    bottomKinds,
    '何をするか：upgrade 改善、deploy 配備、build 建設、enlist 徴兵',
    'What it does: upgrade, deploy, build or enlist',
  ),
  resource: refers(['resource'], 'コストの資源', 'The resource that it costs'),
  bonus: { ...effects, ...described('補充兵の継続ボーナス', 'Ongoing bonus of its recruit') },
  ...noteField,
});
export const onceBonus = object('徴兵したときの1回限りのボーナス', 'A one-time bonus of a recruit', {
  ...named('onceBonus', 'once-power', 'ボーナスの名前', 'Name of the bonus'),
  do: effects,
  ...noteField,
});

const area = object('アクションエリア', 'An action area', {
  top: refers(['top'], '上段アクション', 'Its top action'),
  bottom: refers(['bottom'], '下段アクション', 'Its bottom action'),
  cost: between(0, 20, '初めのコスト', 'Its cost at the start'),
  least: between(0, 20, '改善で下がる限度', 'Its lowest cost after upgrades'),
  coins: between(0, 20, '行うと得るコイン', 'Coins for doing it'),
});
export const mat = object('プレイヤーマット', 'A player mat', {
  id: declares(['mat'], '^M[A-Za-z0-9-]*$', 'M1', '番号', 'Its number'),
  ...overriding,
  name: localized('マットの名前', 'Name of the mat'),
  popularity: between(0, 99, '初めの民心', 'Popularity at the start'),
  coins: between(0, 99, '初めのコイン', 'Coins at the start'),
  areas: Type.Array(area, {
    ...{ minItems: 1, maxItems: 8 },
    ...described('アクションエリア', 'Its action areas'),
  }),
  ...noteField,
});

export const matsDocument = document('プレイヤーマット', 'Player mats', {
  tops: Type.Array(topAction, described('上段アクション', 'Top actions')),
  bottoms: Type.Array(bottomAction, described('下段アクション', 'Bottom actions')),
  onceBonuses: Type.Array(onceBonus, described('1回限りのボーナス', 'One-time bonuses of recruits')),
  mats: Type.Array(mat, described('プレイヤーマット', 'Player mats')),
});
export type MatsDocument = Static<typeof matsDocument>;
export type BottomKind = (typeof bottomKinds)[number];
