import { idOf, oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { ScytheGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';

const op = opBuilder<ScytheGame>();
const self = { op: 'self' };
const allHexes = { op: 'hexes' };

const marks = ['tunnel', 'encounter', 'factory', 'lake'] as const;
const roles = ['character', 'worker', 'mech', 'fighter'] as const;

const hasMark: { readonly [M in (typeof marks)[number]]: (game: ScytheGame, hex: Thing) => boolean } = {
  tunnel: (game, hex) => game.laid.tunnels.includes(hex),
  encounter: (game, hex) => game.count(hex, counter.token) > 0,
  factory: (game, hex) => game.laid.isFactory.has(hex),
  lake: (game, hex) => game.laid.isLake.has(hex),
};
const isOf = (game: ScytheGame, unit: Thing, role: (typeof roles)[number]): boolean =>
  role === 'fighter' ? game.isFighter(unit) : game.role(unit) === role;

/** The other side of the combat under way. */
function opponentOf(game: ScytheGame, seat: Thing): readonly Thing[] {
  const [attacker, defender] = [game.count(theGame, counter.attacker), game.count(theGame, counter.defender)];
  if (attacker === 0) return [];
  if (seat === attacker) return [defender];
  return seat === defender ? [attacker] : [];
}
const placesOf = (game: ScytheGame, pieces: readonly Thing[]): readonly Thing[] => [
  ...new Set(pieces.map((piece) => game.placeOfPiece(piece)).filter((place) => game.layout.sortOf[place] === 'hex')),
];

export const selectors: readonly Op[] = [
  op('hexes', {
    sort: 'selector',
    fields: { terrain: optional(idOf('terrain')), mark: optional(oneOf('mark', marks)) },
    about: { ja: 'ヘックス。地形や印で絞れる', en: 'Hexes, of a terrain or with a mark if one is given' },
    text: { ja: '[{mark}のある][{terrain}の]すべてのヘックス', en: 'all [{terrain} ]hexes[ with a {mark}]' },
    any: { ja: '[{mark}のある][{terrain}の]ヘックス', en: 'a [{terrain} ]hex[ with a {mark}]' },
    example: { op: 'hexes', terrain: 'lake' },
    run: (game, { terrain, mark }) =>
      game.hexes.filter(
        (hex) =>
          (terrain === undefined || game.laid.hexAs.get(hex)?.terrain === terrain) &&
          (mark === undefined || hasMark[mark](game, hex)),
      ),
  }),
  op('controlled', {
    sort: 'selector',
    rules: ['SC-TR-04'],
    fields: { of: selector('seat') },
    about: { ja: 'プレイヤーが支配しているヘックス', en: 'Hexes that players control' },
    text: { ja: '{of}が支配するヘックス', en: 'the hexes that {of} {of|controls|control}' },
    any: { ja: '{of}が支配するヘックス', en: 'a hex that {of} {of|controls|control}' },
    example: { op: 'controlled', of: self },
    run: (game, seen) => seen.of.flatMap((seat) => game.controlled(seat)),
  }),
  op('neighbours', {
    sort: 'selector',
    fields: { to: selector('hex') },
    about: { ja: '隣のヘックス', en: 'Hexes next to these' },
    text: { ja: '{to}の隣のヘックス', en: 'the hexes next to {to:any}' },
    any: { ja: '{to}の隣のヘックス', en: 'a hex next to {to:any}' },
    example: { op: 'neighbours', to: allHexes },
    run: (game, seen) => [...new Set(seen.to.flatMap((hex) => game.laid.map.neighbours(hex)))],
  }),
  op('exits', {
    sort: 'selector',
    fields: { of: selector('seat') },
    about: { ja: '本拠地の出口のヘックス', en: 'The hexes that home bases lead to' },
    text: { ja: '{of}の本拠地の出口', en: 'the exits of the home base of {of}' },
    any: { ja: '{of}の本拠地の出口', en: 'an exit of the home base of {of:any}' },
    example: { op: 'exits', of: self },
    run: (game, seen) => [...new Set(seen.of.flatMap((seat) => game.exitsOf(seat)))],
  }),
  op('hexesOf', {
    sort: 'selector',
    fields: { of: selector('unit', 'structure') },
    about: { ja: 'ユニットや建造物のあるヘックス', en: 'The hexes where units or structures are' },
    text: { ja: '{of}のいるヘックス', en: 'the hexes of {of}' },
    any: { ja: '{of}のいるヘックス', en: 'a hex of {of}' },
    example: { op: 'hexesOf', of: { op: 'units', of: self } },
    run: (game, seen) => placesOf(game, seen.of),
  }),
  op('here', {
    sort: 'selector',
    fields: {},
    about: {
      ja: 'このヘックス：遭遇のヘックス、またはこの文が書かれた建造物やメックのヘックス',
      en: 'This hex: that of the encounter, or of the structure or mech with this text',
    },
    text: { ja: 'このヘックス', en: 'this hex' },
    example: { op: 'here' },
    run: (game, _, { target, source }) => {
      if (target > 0) return [target];
      return source >= game.layout.firstPiece ? placesOf(game, [source]) : [];
    },
  }),
  op('units', {
    sort: 'selector',
    counter: '体',
    fields: { of: selector('seat'), role: optional(oneOf('role', roles)) },
    about: { ja: 'ボード上のユニット。種類で絞れる', en: 'Units on the board, of one kind if it is given' },
    text: { ja: '{of}の[{role}|ユニット]すべて', en: 'all [{role}|units] of {of}' },
    any: { ja: '{of}の[{role}|ユニット]', en: 'one of the [{role}|units] of {of}' },
    example: { op: 'units', of: self, role: 'fighter' },
    run: (game, { of, role }) =>
      of.flatMap((seat) => game.unitsOf(seat)).filter((unit) => role === undefined || isOf(game, unit, role)),
  }),
  op('structures', {
    sort: 'selector',
    fields: { of: selector('seat') },
    about: { ja: 'ボード上の建造物', en: 'Structures on the board' },
    text: { ja: '{of}の建造物すべて', en: 'all structures of {of}' },
    any: { ja: '{of}の建造物', en: 'a structure of {of}' },
    example: { op: 'structures', of: self },
    run: (game, seen) => seen.of.flatMap((seat) => game.structuresOf(seat)),
  }),
  op('areas', {
    sort: 'selector',
    fields: { of: selector('seat'), top: idOf('top') },
    about: { ja: 'その上段アクションのエリア', en: 'The areas with a top action' },
    text: { ja: '{of}の「{top}」のエリア', en: 'the {top} area of {of}' },
    example: { op: 'areas', of: self, top: 'move' },
    run: (game, { of, top }) =>
      of.flatMap((seat) =>
        game.areasOf(seat).flatMap(({ thing, printed }) => (printed?.top.id === top ? [thing] : [])),
      ),
  }),
  op('ways', {
    sort: 'selector',
    fields: { of: selector('seat'), way: idOf('way') },
    about: { ja: '上段アクションの選び方の一つ', en: 'One way to take a top action' },
    text: { ja: '{of}の「{way}」', en: '{way} of {of}' },
    example: { op: 'ways', of: self, way: 'move-units' },
    run: (game, { of, way }) =>
      of.flatMap((seat) =>
        game
          .areasOf(seat)
          .flatMap(({ ways }) => ways.flatMap(({ thing, printed }) => (printed.id === way ? [thing] : []))),
      ),
  }),
  op('opponent', {
    sort: 'selector',
    counter: '人',
    fields: {},
    about: { ja: '今の戦闘の相手', en: 'The other side in the combat under way' },
    text: { ja: '戦闘の相手', en: 'the opponent' },
    example: { op: 'opponent' },
    run: (game, _, { self }) => opponentOf(game, self),
  }),
];
