import { idOf, optional, selector } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { countedOn } from '#engine/library/words/counter-words.ts';
import type { ScytheGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';

const op = opBuilder<ScytheGame>();
const self = { op: 'self' };
const plenty = Number.POSITIVE_INFINITY;

const terrainOf = (game: ScytheGame, hex: Thing): string => game.laid.hexAs.get(hex)?.terrain ?? '';
function mostOften(words: readonly string[]): number {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, 1 + (times.get(word) ?? 0));
  return Math.max(0, ...times.values());
}
const resourceOf = (game: ScytheGame, seat: Thing, id: string | undefined): number =>
  game.content.resources.reduce(
    (sum, resource, i) => sum + (id === undefined || id === resource ? game.goodsOf(seat, i) : 0),
    0,
  );

export const amounts: readonly Op[] = [
  countedOn('coinsOf', {
    ...{ counter: counter.coins, on: ['seat'], example: self, facts: { unit: 'coins' } },
    about: { ja: '持っているコイン', en: 'The coins they have' },
    text: { ja: '{of}のコイン', en: 'the coins of {of}' },
  }),
  countedOn('powerOf', {
    ...{ counter: counter.power, on: ['seat'], example: self, facts: { unit: 'power' } },
    about: { ja: '戦力', en: 'Their power' },
    text: { ja: '{of}の戦力', en: 'the power of {of}' },
  }),
  countedOn('popularityOf', {
    ...{ counter: counter.popularity, on: ['seat'], example: self, facts: { unit: 'popularity' } },
    about: { ja: '民心', en: 'Their popularity' },
    text: { ja: '{of}の民心', en: 'the popularity of {of}' },
  }),
  op('resourcesOf', {
    sort: 'amount',
    fields: { of: selector('seat'), resource: optional(idOf('resource')) },
    about: { ja: '支配するヘックスにある資源', en: 'The resources on the hexes that they control' },
    text: { ja: '{of}の[{resource}|資源]', en: 'the [{resource}|resources] of {of}' },
    bounds: [0, plenty],
    example: { op: 'resourcesOf', of: self },
    run: (game, { of, resource }) => of.reduce((sum, seat) => sum + resourceOf(game, seat, resource), 0),
  }),
  op('mostOfOneResource', {
    sort: 'amount',
    fields: { of: selector('seat') },
    about: { ja: '1種類の資源の、もっとも多い数', en: 'The most resources of one kind' },
    text: { ja: '{of}の1種類の資源', en: 'the most resources of one kind of {of}' },
    bounds: [0, plenty],
    example: { op: 'mostOfOneResource', of: self },
    run: (game, { of }) =>
      Math.max(0, ...of.flatMap((seat) => game.content.resources.map((_, i) => game.goodsOf(seat, i)))),
  }),
  op('mostOfOneTerrain', {
    sort: 'amount',
    fields: { of: selector('hex') },
    about: { ja: '同じ地形のヘックスの、もっとも多い数', en: 'The most of these hexes that share a terrain' },
    text: { ja: '{of}のうち同じ地形のヘックス', en: 'the most of {of} that share a terrain' },
    bounds: [0, plenty],
    example: { op: 'mostOfOneTerrain', of: { op: 'controlled', of: self } },
    run: (game, { of }) => mostOften(of.map((hex) => terrainOf(game, hex))),
  }),
  op('terrainsOf', {
    sort: 'amount',
    fields: { of: selector('hex') },
    about: { ja: 'ヘックスの地形が何種類か', en: 'How many different terrains these hexes have' },
    text: { ja: '{of}の地形の種類', en: 'the number of terrains of {of}' },
    bounds: [0, plenty],
    example: { op: 'terrainsOf', of: { op: 'controlled', of: self } },
    run: (game, { of }) => new Set(of.map((hex) => terrainOf(game, hex))).size,
  }),
  op('starsOf', {
    sort: 'amount',
    fields: { of: selector('seat') },
    about: { ja: '置いた星', en: 'The stars that they have placed' },
    text: { ja: '{of}の星', en: 'the stars of {of}' },
    bounds: [0, plenty],
    example: { op: 'starsOf', of: self },
    run: (game, { of }) => of.reduce((sum, seat) => sum + game.allStars(seat), 0),
  }),
  op('attacks', {
    sort: 'condition',
    rules: ['SC-CO-02'],
    fields: {},
    about: { ja: '今の戦闘で攻撃側か', en: 'Whether you attack in the combat under way' },
    text: { ja: '自分が攻撃側', en: 'you are the attacker' },
    example: { op: 'attacks' },
    run: (game, _, scope) => scope.self > 0 && game.count(theGame, counter.attacker) === scope.self,
  }),
  op('defends', {
    sort: 'condition',
    fields: {},
    about: { ja: '今の戦闘で防御側か', en: 'Whether you defend in the combat under way' },
    text: { ja: '自分が防御側', en: 'you are the defender' },
    example: { op: 'defends' },
    run: (game, _, scope) => scope.self > 0 && game.count(theGame, counter.defender) === scope.self,
  }),
];
