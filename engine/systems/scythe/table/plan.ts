import type { Json } from '#engine/kernel/basics/json.ts';
import { described } from '#engine/kernel/basics/schema-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { named, whole } from '#engine/library/formats/fields.ts';
import { nameOn, type PlannedGame } from '#engine/library/plain-game/layout.ts';
import { planOf } from '#engine/library/plain-game/plan.ts';
import {
  counterEntry,
  eachOf,
  ended,
  flagEntry,
  hiddenCounter,
  type OwnEntry,
  referenceEntry,
  zoneEntry,
} from '#engine/library/plain-game/plan-entries.ts';
import type { Hides, Part } from '#engine/library/table-document/part.ts';
import { refuse } from '#engine/library/table-document/table-writer.ts';
import type { ScytheContent } from '../content/design.ts';

export const seatNames = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6', 'seat7'] as const;
export const results = ['stars', 'roundLimit'] as const;
/** Conditions of stars; only `combat` is placed several times (SC-ST-01 … SC-ST-09). */
export const starWords = [
  ...(['upgrades', 'mechs', 'structures', 'recruits', 'workers'] as const),
  ...(['objective', 'combat', 'popularity', 'power'] as const),
] as const;
export type StarWord = (typeof starWords)[number];

const most = 9999;
const goodsKeys = ['goods1', 'goods2', 'goods3', 'goods4', 'goods5', 'goods6', 'goods7', 'goods8'] as const;
const starKeys = [
  ...(['star1', 'star2', 'star3', 'star4', 'star5'] as const),
  ...(['star6', 'star7', 'star8', 'star9'] as const),
] as const;
const onceKeys = ['once1', 'once2', 'once3', 'once4', 'once5', 'once6', 'once7', 'once8'] as const;

type OnContent = PlannedGame & { readonly content: ScytheContent };

/** By the names of the project's resources. */
const goods: OwnEntry = {
  is: 'own',
  part: (counter): Part<OnContent> => ({
    schema: {
      ...{ type: 'object', additionalProperties: { ...whole(0, '数', 'How many') }, 'x-keys-of': ['resource'] },
      ...described('資源', 'Resources'),
    },
    none: {},
    optional: true,
    cheats: {
      ...{ is: 'amounts', key: 'resource', item: { ...named(['resource'], '資源', 'A resource') } },
      with: ({ table, content }, of, item, amount) => {
        const there = content.resources.map((id, i) => [id, table.count(of, counter(goodsKeys[i] as string))]);
        return { ...Object.fromEntries(there), [item]: amount };
      },
    },
    print: ({ table, content }, of) => {
      const there = content.resources.flatMap((id, i) => {
        const amount = table.count(of, counter(goodsKeys[i] as string));
        return amount === 0 ? [] : [[id, amount] as const];
      });
      return there.length === 0 ? undefined : Object.fromEntries(there);
    },
    put: (writer, of, value, key) => {
      const { resources } = writer.game.content;
      for (const [i] of resources.entries()) writer.set(of, counter(goodsKeys[i] as string), 0);
      writer.each(value, key, (name, amount) => {
        const at = resources.indexOf(name);
        if (at < 0) refuse('putUnknown', { name });
        writer.set(of, counter(goodsKeys[at] as string), writer.whole(amount, name));
      });
    },
  }),
};

/** A list of words, each of which is counted. `key`: what a cheat calls one of them. */
function wordList(
  keys: readonly string[],
  wordsOf: (game: OnContent) => readonly string[],
  key: string,
  items: Schema,
  said: object,
): OwnEntry {
  return {
    is: 'own',
    part: (counter): Part<OnContent> => {
      const timesOf = (game: OnContent, of: Thing, word: string, i: number): readonly string[] =>
        Array.from({ length: game.table.count(of, counter(keys[i] as string)) }, () => word);
      return {
        schema: { type: 'array', items, ...said },
        none: [],
        cheats: {
          ...{ is: 'amounts', key, item: items },
          with: (game, of, item, amount) => {
            const others = wordsOf(game).flatMap((word, i) => (word === item ? [] : timesOf(game, of, word, i)));
            return [...others, ...Array.from({ length: amount }, () => item)];
          },
        },
        print: (game, of) => wordsOf(game).flatMap((word, i) => timesOf(game, of, word, i)),
        put: (writer, of, list) => {
          if (!Array.isArray(list)) return refuse('putNoList', {});
          const words = wordsOf(writer.game);
          const unknown = list.find((word: Json) => !words.includes(String(word)));
          if (unknown !== undefined) refuse('putUnknown', { name: unknown });
          for (const [i, word] of words.entries())
            writer.set(of, counter(keys[i] as string), list.filter((one: Json) => one === word).length);
        },
      };
    },
  };
}
const hiddenCounters = <const Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, hiddenCounter])) as { readonly [K in Key]: typeof hiddenCounter };

const anyPlace = { type: ['string', 'null'], 'x-name-of': ['hex', 'home'] };

/** A hex or home base that a unit remembers while it waits for a combat. */
const remembered = (key: string, said: object): OwnEntry => ({
  is: 'own',
  part: (counter): Part<PlannedGame> => ({
    schema: { ...anyPlace, ...said },
    none: null,
    print: (game, of) => {
      const place = game.table.count(of, counter(key));
      return place === 0 ? undefined : nameOn(game, place);
    },
    put: (writer, of, name) => {
      const { thingCalled } = writer.game.layout;
      const place =
        name === null ? 0 : (thingCalled['hex']?.get(String(name)) ?? thingCalled['home']?.get(String(name)));
      if (place === undefined) refuse('putUnknown', { name });
      else writer.set(of, counter(key), place);
    },
  }),
});
const waiting = {
  from: remembered('origin', described('移動の前にいた場所', 'Where it was before its move')),
  carried: goods,
  carriedFrom: remembered('loaded', described('資源を運びはじめた場所', 'Where it began to carry the resources')),
  ...hiddenCounters(['origin', 'loaded', ...goodsKeys]),
} as const;

/** (SC-CO-08) */
const hand: Hides = {
  ...{ id: 'hand', rule: 'SC-CO-08', from: 'others' },
  uncountedWhile: (game: PlannedGame): boolean => game.table.count(0, plan.at.battle) > 0,
};
const faceDown = (id: string, rule: string): Hides => ({ id, rule, from: 'all' });
const secret: Hides = { id: 'objectives', rule: 'SC-OB-03', from: 'others' };

export const plan = planOf(
  {
    ...{ seat: ['席', 'A seat'], hex: ['ヘックス', 'A hex'], home: ['本拠地', 'A home base'] },
    ...{ area: ['アクションエリア', 'An action area'], way: ['上段アクションの選び方', 'A way to take a top action'] },
    ...{ unit: ['ユニット', 'A unit'], structure: ['建造物', 'A structure'] },
    ...{ combatCard: ['戦闘カード', 'A combat card'], encounter: ['遭遇カード', 'An encounter card'] },
    ...{ objective: ['目的カード', 'An objective card'], factoryCard: ['ファクトリーカード', 'A factory card'] },
    ...{ tile: ['タイル', 'A tile'], faction: ['勢力', 'A faction'], mat: ['プレイヤーマット', 'A player mat'] },
  },
  {
    round: counterEntry('ラウンド', 'Round', most),
    result: ended(results),
    active: referenceEntry('seat', '手番の席', 'The seat in turn'),
    battle: referenceEntry('hex', '戦闘中のヘックス', 'The hex of the combat under way'),
    attacker: referenceEntry('seat', '攻撃側', 'The attacker'),
    defender: referenceEntry('seat', '防御側', 'The defender'),
    // The unit that is asked what goes with it, and where it goes
    ...{ mover: hiddenCounter, towards: hiddenCounter },
    seats: eachOf('seat', '席', 'Seats', {
      coins: counterEntry('コイン', 'Coins', 999_999),
      power: counterEntry('戦力', 'Power', 99),
      popularity: counterEntry('民心', 'Popularity', 99),
      token: referenceEntry('area', 'アクショントークンのあるエリア', 'The area with its action token'),
      factoryUsed: flagEntry('ファクトリーカードを取る権利を使った', 'Whether its right to a factory card is used up'),
      // One more than the number that it must set next; 0: any
      nextDial: hiddenCounter,
      ...hiddenCounters(starKeys),
      stars: wordList(
        starKeys,
        () => starWords,
        'star',
        { type: 'string', enum: starWords, ...described('星', 'A star') },
        described('置いた星', 'Stars that it has placed'),
      ),
      ...hiddenCounters(onceKeys),
      onceBonuses: wordList(
        onceKeys,
        ({ content }) => content.onceBonuses.map(({ id }) => id),
        'onceBonus',
        { ...named(['onceBonus'], '1回限りのボーナス', 'A one-time bonus') },
        described('受け取った1回限りのボーナス', 'One-time bonuses that it has taken'),
      ),
      hand: zoneEntry('combatCard', '手札の戦闘カード', 'Combat cards in hand', hand),
      objectives: zoneEntry('objective', '目的カード', 'Objectives', secret),
      taken: zoneEntry('factoryCard', '取ったファクトリーカード', 'Its factory card'),
      faction: zoneEntry('faction', '勢力', 'Its faction'),
      mat: zoneEntry('mat', 'プレイヤーマット', 'Its mat'),
      units: { ...zoneEntry('unit', 'ユニット', 'Units'), isStock: true },
      structures: { ...zoneEntry('structure', '建造物', 'Structures'), isStock: true },
    }),
    areas: eachOf('area', 'アクションエリア', 'Action areas', {
      less: counterEntry('コストの改善', 'Upgrades of its cost', 99),
      recruit: flagEntry('補充兵がいる', 'Whether it has a recruit'),
    }),
    ways: eachOf('way', '上段アクションの選び方', 'Ways of top actions', {
      upgraded: flagEntry('改善した', 'Whether it is upgraded'),
    }),
    hexes: eachOf('hex', 'ヘックス', 'Hexes', {
      token: flagEntry('遭遇トークンがある', 'Whether it has an encounter token'),
      ...hiddenCounters(goodsKeys),
      goods,
      units: zoneEntry('unit', 'ユニット', 'Units'),
      structures: zoneEntry('structure', '建造物', 'Structures'),
    }),
    homes: eachOf('home', '本拠地', 'Home bases', { units: zoneEntry('unit', 'ユニット', 'Units') }),
    combatDeck: {
      ...zoneEntry('combatCard', '戦闘カードの山札', 'The combat card deck', faceDown('combatDeck', 'SC-PR-14')),
      isStock: true,
    },
    combatDiscards: zoneEntry('combatCard', '戦闘カードの捨て札', 'Discarded combat cards'),
    encounterDeck: zoneEntry(
      'encounter',
      '遭遇カードの山札',
      'The encounter deck',
      faceDown('encounterDeck', 'SC-EN-03'),
    ),
    encounters: zoneEntry('encounter', '引いた遭遇カード', 'The encounter card drawn'),
    objectiveDeck: zoneEntry(
      'objective',
      '目的カードの山札',
      'The objective deck',
      faceDown('objectiveDeck', 'SC-OB-02'),
    ),
    factoryCards: zoneEntry('factoryCard', 'ボード上のファクトリーカード', 'Factory cards on the board'),
    tiles: zoneEntry('tile', '建造物ボーナスタイル', 'The structure bonus tile'),
  },
  { carries: { unit: waiting } },
);

export const counter = plan.at;
export const goodsCounters = goodsKeys.map((key) => plan.counter(key));
export const starCounters = starKeys.map((key) => plan.counter(key));
export const onceCounters = onceKeys.map((key) => plan.counter(key));
