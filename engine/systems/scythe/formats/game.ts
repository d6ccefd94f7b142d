import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { between, document, object, refers } from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { declaredGameFields } from '#engine/library/seats/declared-games.ts';

/** Rulings where the rules are open; a set-up may override a game's (SC-PR-20). */
export const settings = {
  roundLimit: between(0, 999, 'ラウンドの上限。0 はなし', 'How many rounds at most; 0: no limit'),
  combatStarFirst: Type.Boolean(
    described(
      '戦闘の星を、民心の減少やカードより先に置くか',
      'Whether the star of a combat comes before popularity and cards',
    ),
  ),
  workersRetreatAtOnce: Type.Boolean(
    described('ワーカーがすぐに退くか（移動の後ではなく）', 'Whether workers retreat at once, and not after the move'),
  ),
  factoryDeclineKeepsRight: Type.Boolean(
    described('ファクトリーカードを断った人が後で取れるか', 'Whether who declines a factory card may take one later'),
  ),
};

const names = (kind: string, least: number, ja: string, en: string) =>
  Type.Array(refers([kind], '使うものの id', 'Id of what is used'), {
    ...{ minItems: least, uniqueItems: true },
    ...described(ja, en),
  });
const track = (ja: string, en: string) => between(1, 99, ja, en);
const row = object('支払いの行', 'A row of pay', {
  from: between(0, 99, 'この民心から', 'From this popularity on'),
  star: between(0, 99, '星1つのコイン', 'Coins for each star'),
  territory: between(0, 99, '領地1つのコイン', 'Coins for each territory'),
  pair: between(0, 99, '資源2つのコイン', 'Coins for each two resources'),
});

export const mostSeats = 7;
export const gameDocument = document('ゲーム', 'A game', {
  ...declaredGameFields(mostSeats),
  map: refers(['map'], '地図', 'Its map'),
  factions: names('faction', 1, '使う勢力', 'Factions that are used'),
  mats: names('mat', 1, '使うプレイヤーマット', 'Player mats that are used'),
  combatCards: names('combatCard', 0, '使う戦闘カード', 'Combat cards that are used'),
  encounters: names('encounter', 0, '使う遭遇カード', 'Encounter cards that are used'),
  objectives: names('objective', 0, '使う目的カード', 'Objective cards that are used'),
  factoryCards: names('factoryCard', 0, '使うファクトリーカード', 'Factory cards that are used'),
  tiles: names('tile', 0, '使うタイル。1枚を引く', 'Tiles, of which one is drawn'),
  tracks: object('トラック', 'Tracks', {
    power: track('戦力の上限', 'The top of the power track'),
    popularity: track('民心の上限', 'The top of the popularity track'),
    dial: track('ダイアルの上限', 'The most that a dial shows'),
  }),
  pay: Type.Array(row, { minItems: 1, ...described('得点の行', 'Rows of pay at the end') }),
  pieces: object('駒の数', 'Pieces of each player', {
    workers: between(0, 20, 'ワーカー', 'Workers'),
    upgrades: between(0, 20, '改善キューブ', 'Upgrade cubes'),
    objectives: between(0, 9, '初めの目的カード', 'Objectives at the start'),
    stars: between(1, 20, 'ゲームを終える星の数', 'Stars that end the game'),
    combatStars: between(0, 9, '戦闘の星の上限', 'Stars for combat at most'),
  }),
  settings: object('裁定の設定', 'Rulings that can be taken otherwise', settings),
  ...noteField,
});
export type ScytheGameDocument = Static<typeof gameDocument>;
export type ScytheSettings = ScytheGameDocument['settings'];
