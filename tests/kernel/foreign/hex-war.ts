import type { Json } from '#engine/kernel/basics/json.ts';
import { changes } from '#engine/kernel/changes/change.ts';
import type { Reaction } from '#engine/kernel/changes/windows.ts';
import { byScore, type ScoreTerm } from '#engine/kernel/contract/outcome.ts';
import { type ChangeRecord, change, end, goto, later, type Next } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { adding, moving, SliceGame, setting, systemOf } from './slice.ts';

const units = ['ada hero', 'ada mech', 'ada scout', 'bo mech', 'bo worker', 'bo farmer', 'cy hero'];
const combatCards = ['2a', '2b', '2c', '3a', '3b', '4a', '4b', '5a'];
const hexes = ['ford', 'mill'] as const;
const seats = ['ada', 'bo', 'cy'] as const;
/** A mech ability or faction as a counter of its seat: 1 when it is there. */
const abilities = ['volley', 'bulwark', 'drill', 'prize'] as const;
const parts = {
  seats,
  pieces: [...hexes, ...units, ...combatCards],
  places: [...hexes, ...seats.flatMap((seat) => [`home ${seat}`, `hand ${seat}`]), 'deck', 'shown', 'discards'],
  counters: [
    ...(['result', 'secret', 'power', 'popularity', 'coins', 'stars', 'won', 'loved'] as const),
    ...(['dial', 'from', ...abilities] as const),
  ],
} as const;

export class HexWar extends SliceGame<typeof parts> {
  override readonly windows = {
    listens: (_: HexWar, record: ChangeRecord) => record.kind === 'win',
    forced: () => [],
    interrupts: () => [],
    interrupt: () => undefined,
    reactions: (game: HexWar, record: ChangeRecord) => game.seats.flatMap((seat) => afterCombat(game, seat, record)),
    forcedOrder: 'listed' as const,
  };
  owner(unit: Thing): Thing {
    return this.thing(this.name(unit).split(' ')[0] as string);
  }
  isFighter(unit: Thing): boolean {
    return !/worker|farmer/.test(this.name(unit));
  }
  fighters(hex: Thing, of: Thing): readonly Thing[] {
    return this.at(this.name(hex)).filter((unit) => this.owner(unit) === of && this.isFighter(unit));
  }
  hand(seat: Thing): readonly Thing[] {
    return this.at(`hand ${this.name(seat)}`);
  }
  against(hex: Thing): Thing {
    const others = this.seats.slice(1).find((seat) => this.fighters(hex, seat).length > 0);
    return this.fighters(hex, 1).length > 0 ? (others ?? 0) : 0;
  }
  territories(seat: Thing): number {
    const owners = hexes.map((hex) => new Set(this.at(hex).map((unit) => this.owner(unit))));
    return owners.filter((of) => of.size === 1 && of.has(seat)).length;
  }
  onBoard(seat: Thing): number {
    const pieces = units.filter((unit) => /mech|worker|farmer/.test(unit)).map((unit) => this.thing(unit));
    return pieces.filter((unit) => this.owner(unit) === seat).length;
  }
  get contested(): readonly Thing[] {
    return hexes.map((hex) => this.thing(hex)).filter((hex) => this.against(hex) > 0);
  }
  worth(seat: Thing): number {
    const shown = this.at('shown').filter((card) => this.count(card, 'from') === seat);
    return shown.reduce((sum, card) => sum + Number(this.name(card)[0]), this.count(seat, 'dial'));
  }
  /** Up to that many cards of a hand, as the fields of an answer; each set once. */
  sets(seat: Thing, most: number): readonly { readonly card?: Thing; readonly second?: Thing }[] {
    const hand = this.hand(seat);
    const ones = most < 1 ? [] : hand.map((card) => ({ card }));
    const twos = most < 2 ? [] : hand.flatMap((card, i) => hand.slice(i + 1).map((second) => ({ card, second })));
    return [{}, ...ones, ...twos];
  }
}

const pay = [
  { from: 13, star: 5, territory: 4 },
  { from: 7, star: 4, territory: 3 },
  { from: 0, star: 3, territory: 2 },
] as const;
function scoreOf(game: HexWar, seat: Thing): readonly ScoreTerm[] {
  const row = pay.find(({ from }) => game.count(seat, 'popularity') >= from) ?? pay[2];
  return [
    { label: { ja: 'コイン', en: 'coins' }, rule: 'HW-SC-08', amount: game.count(seat, 'coins') },
    { label: { ja: '星', en: 'stars' }, rule: 'HW-SC-03', amount: row.star * game.count(seat, 'stars') },
    { label: { ja: '領地', en: 'territories' }, rule: 'HW-SC-04', amount: row.territory * game.territories(seat) },
  ];
}

const kind = changes<HexWar>();
const num = (record: ChangeRecord, field: string) => record[field] as number;
const at = (counter: (typeof parts.counters)[number]) => parts.counters.indexOf(counter);
function afterCombat(game: HexWar, by: Thing, record: ChangeRecord): Reaction[] {
  const fought = by === record['by'] || by === record['over'];
  const prize = [change('coins', { of: by, amount: 3 }), change('popularity', { of: by, amount: 1 })];
  return [
    ...(game.count(by, 'prize') > 0 && by === record['by'] ? [{ pick: { by }, next: prize }] : []),
    ...(game.count(by, 'drill') > 0 && fought ? [{ pick: { by }, next: call(draw, { by }) }] : []),
  ];
}

const warChanges = [
  adding('power', 'HW-CO-10', 'power'),
  adding('coins', 'HW-PR-12', 'coins'),
  adding('star', 'HW-ST-07', 'stars'),
  setting('won', 'HW-ST-07', 'won'),
  setting('secret', 'HW-CO-08', 'secret'),
  moving('retreat', 'HW-CO-15'),
  moving('return', 'HW-ST-13'),
  moving('take', 'HW-CO-17'),
  moving('discard', 'HW-CO-10'),
  kind('popularity', 'HW-ST-08', {
    fields: ['of', 'amount'],
    apply: (table, game, record): Next => {
      const of = num(record, 'of');
      table.set(of, at('popularity'), Math.min(18, Math.max(0, game.count(of, 'popularity') + num(record, 'amount'))));
      if (game.count(of, 'popularity') < 18 || game.count(of, 'loved') > 0) return undefined;
      table.set(of, at('loved'), 1);
      return later('stars', call(placeStar, { by: of }));
    },
  }),
  kind('commit', 'HW-CO-09', {
    fields: ['by', 'amount', 'cards'],
    apply: (table, game, record) => {
      table.set(num(record, 'by'), at('dial'), num(record, 'amount'));
      for (const card of record['cards'] as readonly Thing[]) {
        table.move(card, game.place('shown'));
        table.set(card, at('from'), num(record, 'by'));
      }
    },
  }),
  kind('win', 'HW-CO-09', { fields: ['by'], apply: () => undefined }),
];

const { procedure, call } = rulebook<HexWar>();

const combats = procedure(
  'combats',
  (_: object) => ({}),
  ({ step, choose, offer }) => ({
    pick: choose('HW-CO-03', {
      fight: offer('HW-CO-03', {
        fields: ['by', 'hex'],
        among: (game) => game.contested.map((hex) => ({ by: 1, hex })),
        then: (game, _, { hex }) => [
          call(combat, { hex: hex as Thing, defender: game.against(hex as Thing) }),
          goto('pick'),
        ],
      }),
    }),
    over: step('HW-TU-02', () => end('over')),
  }),
);

const combat = procedure(
  'combat',
  ({ hex, defender }: { readonly hex: Thing; readonly defender: Thing }) => ({
    hex,
    sides: [1, defender],
    winner: 0,
    loser: 0,
  }),
  ({ step, choose, offer, settle }) => ({
    begin: step('HW-CO-08', () => change('secret', { of: 0, amount: 1 })),
    volley: step('HW-CO-05', (game, { sides: [attacker, defender] }) =>
      game.count(attacker as Thing, 'volley') === 0
        ? undefined
        : change('power', { of: defender as Thing, amount: -Math.min(2, game.count(defender as Thing, 'power')) }),
    ),
    commit: choose(
      'HW-CO-06',
      {
        commit: offer('HW-CO-06', {
          fields: ['by', 'power', 'card', 'second'],
          among: (game, { hex, sides }) =>
            sides.flatMap((by) =>
              Array.from({ length: 1 + Math.min(7, game.count(by, 'power')) }, (_, power) => power).flatMap((power) =>
                game.sets(by, game.fighters(hex, by).length).map((cards) => ({ by, power, ...cards })),
              ),
            ),
          then: (_, __, { by, power: amount, card, second }) =>
            change('commit', { by, amount, cards: [card, second].filter((one) => one !== undefined) as Json }),
        }),
      },
      { asks: 'number', secret: true },
    ),
    compare: step('HW-CO-09', (game, my) => {
      const [attacker, defender] = my.sides as [Thing, Thing];
      const [attack, defence] = [game.worth(attacker), game.worth(defender)];
      const wins = attack > defence || (attack === defence && game.count(defender, 'bulwark') === 0);
      [my.winner, my.loser] = wins ? [attacker, defender] : [defender, attacker];
      return change('win', { by: my.winner, over: my.loser, hex: my.hex, amount: Math.max(attack, defence) });
    }),
    pay: step('HW-CO-10', (game, { sides }) =>
      sides.map((of) => change('power', { of, amount: -game.count(of, 'dial') })),
    ),
    popularity: step('HW-CO-13', (game, { hex, winner, loser }) => {
      const workers = game.at(game.name(hex)).filter((unit) => game.owner(unit) === loser && !game.isFighter(unit));
      return winner === 1 && workers.length > 0
        ? change('popularity', { of: winner, amount: -workers.length })
        : undefined;
    }),
    retreat: step('HW-CO-15', (game, { hex, loser }) =>
      game
        .at(game.name(hex))
        .filter((unit) => game.owner(unit) === loser)
        .map((of) => change('retreat', { of, to: `home ${game.name(loser)}` })),
    ),
    consolation: choose('HW-CO-17', {
      draw: offer('HW-CO-17', {
        fields: ['by'],
        among: (_, { loser: by }) => [{ by }],
        except: { 'HW-CO-17': (game, { loser }) => game.worth(loser) === 0 || game.at('deck').length === 0 },
        then: (_, { loser: by }) => call(draw, { by }),
      }),
      decline: offer('HW-CO-17', { fields: ['by'], among: (_, { loser: by }) => [{ by }], then: () => undefined }),
    }),
    discards: step('HW-CO-10', (game) => game.at('shown').map((of) => change('discard', { of, to: 'discards' }))),
    open: step('HW-CO-08', () => change('secret', { of: 0, amount: 0 })),
    star: step('HW-CO-12', (game, { winner: by }) => {
      const won = game.count(by, 'won') + 1;
      return won > 2 ? undefined : [change('won', { of: by, amount: won }), later('stars', call(placeStar, { by }))];
    }),
    stars: settle('HW-ST-12', 'stars'),
  }),
);

const draw = procedure(
  'draw',
  (given: { readonly by: Thing }) => given,
  ({ step }) => ({
    draw: step('HW-CO-17', (game, { by }) => {
      const [top] = game.at('deck');
      return top === undefined ? undefined : change('take', { of: top, to: `hand ${game.name(by)}` });
    }),
  }),
);

/** The sixth ends the game: waiting combats are dropped, and their attackers go back. */
const placeStar = procedure(
  'placeStar',
  (given: { readonly by: Thing }) => given,
  ({ step }) => ({
    place: step('HW-ST-07', (_, { by: of }) => change('star', { of, amount: 1 })),
    sixth: step('HW-ST-10', (game, { by }): Next => {
      if (game.count(by, 'stars') < 6) return undefined;
      const waiting = game.contested.flatMap((hex) =>
        game.at(game.name(hex)).filter((unit) => game.count(unit, 'from') > 0),
      );
      const back = (unit: Thing) => parts.places[game.count(unit, 'from') - 1] as string;
      return [...waiting.map((of) => change('return', { of, to: back(of) })), end('stars')];
    }),
  }),
);

export const hexWar = systemOf<typeof parts, HexWar>({
  id: 'hex-war',
  parts,
  procedures: [combats, combat, draw, placeStar],
  first: call(combats, {}),
  changes: warChanges,
  fields: ['by', 'hex', 'power', 'card', 'second'],
  plain: ['power', 'amount', 'cards'],
  results: ['over', 'stars'],
  together: false,
  outcome: (game, result) =>
    byScore(
      result,
      game.seats.map((seat) => scoreOf(game, seat)),
      (seat) =>
        [
          game.onBoard(seat + 1),
          game.count(seat + 1, 'power'),
          game.count(seat + 1, 'popularity'),
          game.territories(seat + 1),
          game.count(seat + 1, 'stars'),
        ].map((amount) => ({ label: { ja: '同点', en: 'tie' }, rule: 'HW-SC-10', amount, less: false })),
    ),
  put: {
    ford: ['ada hero', 'ada mech', 'bo mech', 'bo worker', 'bo farmer'],
    mill: ['ada scout', 'cy hero'],
    'hand ada': ['2a', '3a', '5a'],
    'hand bo': ['2b', '4a'],
    'hand cy': ['3b'],
    deck: ['2c', '4b'],
  },
  set: {
    ...Object.fromEntries(seats.map((seat) => [seat, { power: 5, popularity: 3 }])),
    ...Object.fromEntries(
      ['ada hero', 'ada mech', 'ada scout'].map((unit) => [unit, { from: 1 + parts.places.indexOf('home ada') }]),
    ),
  },
  read: (setup, table) => new HexWar(parts, setup, table),
  faceDown: (seat) => ['deck', ...seats.filter((_, one) => one !== seat).map((name) => `hand ${name}`)],
  print: (game, seat) => ({
    power: game.counted('power', seats),
    popularity: game.counted('popularity', seats),
    coins: game.counted('coins', seats),
    stars: game.counted('stars', seats),
    hands: Object.fromEntries(
      seats.map((name, one): [string, Json] => {
        const hand = game.at(`hand ${name}`);
        if (seat === undefined || seat === one) return [name, hand.map((card) => game.name(card))];
        return [name, game.count(0, 'secret') > 0 ? '?' : hand.length];
      }),
    ),
    deck: seat === undefined ? game.at('deck').map((card) => game.name(card)) : game.at('deck').length,
    units: Object.fromEntries(
      [...hexes, ...seats.map((name) => `home ${name}`)].map((place) => [
        place,
        game.at(place).map((unit) => game.name(unit)),
      ]),
    ),
  }),
});
