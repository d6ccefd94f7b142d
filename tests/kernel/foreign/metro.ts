import { changes } from '#engine/kernel/changes/change.ts';
import { byScore } from '#engine/kernel/contract/outcome.ts';
import { type ChangeRecord, change, end, finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { adding, SliceGame, setting, systemOf } from './slice.ts';

/** Stops in order, O is a loop; lines in the order of the income track. */
const lines: { readonly [line: string]: readonly string[] } = {
  G: ['Gw', '11', '21', '31', '41', '51', 'Ge'],
  H: ['Hw', '12', '22', '32', '42', '52', 'He'],
  O: ['22', '32', '42', '43', '44', '34', '24', '23'],
};
const cards: { readonly [card: string]: readonly (readonly [number, string, number])[] } = {
  a1: [
    [1, 'build', 0],
    [2, 'build', 200],
  ],
  c1: [
    [1, 'train', 1],
    [1, 'train', 1],
  ],
  c2: [
    [1, 'train', 1],
    [1, 'speed', 1],
  ],
  c3: [
    [1, 'speed', 1],
    [1, 'speed', 1],
  ],
  e1: [
    [1, 'cash', 300],
    [1, 'chip', 1],
  ],
  e2: [
    [2, 'cash', 600],
    [3, 'cash', 1000],
  ],
};
const spots = ['left', 'right'] as const;
const parts = {
  seats: ['ada', 'bo', 'cy'],
  pieces: [...Object.keys(lines), ...new Set(Object.values(lines).flat()), ...Object.keys(cards)],
  places: ['order'],
  counters: [
    ...(['result', 'cash', 'bid', 'chips', 'spare', 'passed', 'at'] as const),
    ...(['train', 'back', 'speed', 'step', 'owner', ...spots] as const),
  ],
} as const;

class Metro extends SliceGame<typeof parts> {
  get order(): readonly Thing[] {
    return this.at('order');
  }
  get lines(): readonly Thing[] {
    return Object.keys(lines).map((line) => this.thing(line));
  }
  linesAt(station: Thing): readonly Thing[] {
    return this.lines.filter((line) => lines[this.name(line)]?.includes(this.name(station)));
  }
  stations(seat: Thing): readonly Thing[] {
    const all = [...new Set(Object.values(lines).flat())].map((name) => this.thing(name));
    return all.filter((station) => this.count(station, 'owner') === seat);
  }
  grown(seat: Thing): readonly Thing[] {
    return this.stations(seat).filter((one) => this.linesAt(one).some((line) => this.count(line, 'step') >= 5));
  }
  price(station: Thing, less: number): number {
    return Math.max(0, 200 + 150 * this.linesAt(station).length - less);
  }
  spot(card: Thing, spot: number): readonly [number, string, number] {
    return cards[this.name(card)]?.[spot] as readonly [number, string, number];
  }
  /** Objects of a change; without one it changes the seat itself. */
  objects(by: Thing, word: string, amount: number): readonly Thing[] {
    const at = this.count(by, 'at');
    switch (word) {
      case 'build':
        return this.count(at, 'owner') === 0 && this.count(by, 'cash') >= this.price(at, amount) ? [at] : [];
      case 'train':
        return this.linesAt(at).filter((line) => this.count(line, 'train') === 0);
      case 'speed': // TM-SP-01
        return this.lines.filter((line) => this.count(line, 'train') > 0 && this.count(line, 'speed') < 2);
      case 'chip':
        return this.count(by, 'spare') > 0 ? [by] : [];
      default:
        return [by];
    }
  }
  route(line: Thing): { readonly stops: readonly Thing[]; readonly back: number } {
    const all = lines[this.name(line)] as readonly string[];
    const stops: Thing[] = [];
    let at = all.indexOf(this.name(this.count(line, 'train')));
    let way = this.count(line, 'back') === 1 ? -1 : 1;
    for (let left = 5 + this.count(line, 'speed'); left > 0; left--) {
      if (this.name(line) !== 'O' && all[at + way] === undefined) way = -way;
      at = (at + way + all.length) % all.length;
      stops.push(this.thing(all[at] as string));
    }
    return { stops, back: way === 1 ? 0 : 1 };
  }
}

const kind = changes<Metro>();
const num = (record: ChangeRecord, field: string) => record[field] as number;
const metroChanges = [
  adding('cash', 'TM-MA-02', 'cash'),
  adding('chips', 'TM-AC-01', 'chips'),
  adding('spare', 'TM-SE-08', 'spare'),
  adding('speed', 'TM-TR-03', 'speed'),
  adding('grow', 'TM-TR-04', 'step'),
  setting('bid', 'TM-RO-04', 'bid'),
  setting('pass', 'TM-AC-08', 'passed'),
  setting('ride', 'TM-TR-05', 'at'),
  setting('run', 'TM-TR-02', 'train'),
  setting('turn', 'TM-TR-04', 'back'),
  setting('own', 'TM-SN-01', 'owner'),
  setting('left', 'TM-AC-04', 'left'),
  setting('right', 'TM-AC-04', 'right'),
  kind('order', 'TM-RO-04', {
    fields: [],
    apply: (table, game) => {
      const order = [...game.order].sort((a, b) => game.count(b, 'bid') - game.count(a, 'bid'));
      table.order(game.place('order'), order, false);
    },
  }),
  kind('travel', 'TM-TR-04', {
    fields: ['line'],
    apply: (_, game, record): Next => {
      const { stops, back } = game.route(num(record, 'line'));
      const paid = stops.map((stop) => game.count(stop, 'owner')).filter((owner) => owner > 0);
      return [
        change('run', { of: num(record, 'line'), amount: stops.at(-1) as Thing }),
        change('turn', { of: num(record, 'line'), amount: back }),
        ...paid.map((of) => change('cash', { of, amount: 150 })),
        paid.length > 0 ? change('grow', { of: num(record, 'line'), amount: 1 }) : undefined,
      ];
    },
  }),
];

const { procedure, call } = rulebook<Metro>();

const round = procedure(
  'round',
  (_: object) => ({ by: 0, line: 0 }),
  ({ step, choose, offer }) => ({
    bid: choose(
      'TM-RO-04',
      {
        bid: offer('TM-RO-04', {
          fields: ['by', 'amount'],
          among: (game) =>
            game.seats.flatMap((by) => hundreds(game.count(by, 'cash')).map((amount) => ({ by, amount }))),
          then: (_, __, { by: of, amount }) => [change('bid', { of, amount }), change('cash', { of, amount: -amount })],
        }),
      },
      { asks: 'number', secret: true },
    ),
    order: step('TM-RO-04', () => change('order')),
    turn: step('TM-RO-06', (game, my) => {
      const from = game.order.indexOf(my.by) + 1;
      const inTurn = [...game.order.slice(from), ...game.order.slice(0, from)];
      my.by = inTurn.find((seat) => game.count(seat, 'passed') === 0) ?? 0;
      return my.by === 0 ? goto('back') : undefined;
    }),
    act: choose('TM-AC-01', {
      place: offer('TM-AC-01', {
        fields: ['by', 'card', 'spot'],
        among: (game, { by }) =>
          Object.keys(cards).flatMap((card) => [0, 1].map((spot) => ({ by, card: game.thing(card), spot }))),
        except: {
          'TM-AC-03': (game, _, { by, card, spot }) => game.spot(card, spot)[0] > game.count(by, 'chips'),
          'TM-AC-04': (game, _, { card, spot }) => game.count(card, spots[spot as 0 | 1]) > 0,
          'TM-PR-03': (game, _, { by, card, spot }) => {
            const [, word, amount] = game.spot(card, spot);
            return game.objects(by, word, amount).length === 0;
          },
        },
        then: (game, _, { by, card, spot }) => {
          const [chips, word, amount] = game.spot(card, spot);
          const placed = [
            change(spots[spot as 0 | 1], { of: card, amount: by }),
            change('chips', { of: by, amount: -chips }),
          ];
          return [...placed, call(act, { by, word, amount }), goto('turn')];
        },
      }),
      pass: offer('TM-AC-07', {
        fields: ['by'],
        among: (_, { by }) => [{ by }],
        then: (game, _, { by: of }) => [
          change('pass', { of, amount: 1 }),
          change('cash', { of, amount: 100 * game.count(of as Thing, 'chips') }),
          goto('turn'),
        ],
      }),
    }),
    back: step('TM-AC-06', (game) =>
      Object.keys(cards).flatMap((card) => spots.flatMap((_, spot) => chipsBack(game, game.thing(card), spot))),
    ),
    // The scan only knows its position: a line is checked when its turn comes, not before.
    scan: step('TM-TR-01', (game, my): Next => {
      const line = game.lines[my.line++];
      if (line === undefined) return end('over');
      return game.count(line, 'train') === 0
        ? goto('scan')
        : [call(ride, { line }), change('travel', { line }), goto('scan')];
    }),
  }),
);

const act = procedure(
  'act',
  (given: { readonly by: Thing; readonly word: string; readonly amount: number }) => given,
  ({ choose, offer }) => ({
    object: choose('TM-AC-01', {
      choose: offer('TM-AC-01', {
        fields: ['by', 'target'],
        among: (game, { by, word, amount }) => game.objects(by, word, amount).map((target) => ({ by, target })),
        then: (game, { by, word, amount }, { target: of }): readonly Next[] => {
          switch (word) {
            case 'build':
              return [change('cash', { of: by, amount: -game.price(of, amount) }), change('own', { of, amount: by })];
            case 'train':
              return [change('run', { of, amount: game.count(by, 'at') }), change('grow', { of, amount })];
            case 'chip':
              return [change('spare', { of, amount: -amount }), change('chips', { of, amount })];
            default:
              return [change(word, { of, amount })];
          }
        },
      }),
    }),
  }),
);

/** A meeple where the train is may ride along, for 100, to a stop on its way. */
const ride = procedure(
  'ride',
  ({ line }: { readonly line: Thing }) => ({ line, asked: -1 }),
  ({ step, choose, offer }) => ({
    next: step('TM-TR-05', (game, my) => (++my.asked < game.order.length ? undefined : finish())),
    board: choose('TM-TR-05', {
      board: offer('TM-TR-05', {
        fields: ['by', 'station'],
        among: (game, { line, asked }) =>
          [...new Set(game.route(line).stops)].map((station) => ({ by: game.order[asked] as Thing, station })),
        except: {
          'TM-TR-05': (game, { line }, { by }) => game.count(by, 'at') !== game.count(line, 'train'),
          'TM-PR-11': (game, _, { by }) => game.count(by, 'cash') < 100,
        },
        then: (_, __, { by: of, station }) => [
          change('cash', { of, amount: -100 }),
          change('ride', { of, amount: station }),
          goto('next'),
        ],
      }),
      pass: offer('TM-TR-05', {
        fields: ['by'],
        among: (game, { asked }) => [{ by: game.order[asked] as Thing }],
        then: () => goto('next'),
      }),
    }),
  }),
);

const hundreds = (cash: number) => Array.from({ length: 1 + Math.floor(cash / 100) }, (_, i) => 100 * i);
function chipsBack(game: Metro, card: Thing, spot: number): readonly Next[] {
  const word = spots[spot as 0 | 1];
  const of = game.count(card, word);
  return of === 0
    ? []
    : [change(word, { of: card, amount: 0 }), change('chips', { of, amount: game.spot(card, spot)[0] })];
}

const at = parts.seats.length + 1 + parts.pieces.indexOf('22');
export const metro = systemOf<typeof parts, Metro>({
  id: 'metro',
  parts,
  procedures: [round, act, ride],
  first: call(round, {}),
  changes: metroChanges,
  fields: ['by', 'card', 'spot', 'target', 'station', 'amount'],
  plain: ['amount', 'spot'],
  results: ['over'],
  together: false,
  outcome: (game, result) =>
    byScore(
      result,
      game.seats.map((seat) => [
        { label: { ja: '現金', en: 'cash' }, rule: 'TM-PR-07', amount: game.count(seat, 'cash') },
        { label: { ja: '駅', en: 'stations' }, rule: 'TM-PR-07', amount: 200 * game.grown(seat).length },
      ]),
      (seat) => {
        const turn = { ja: '手番順', en: 'turn order' };
        return [
          {
            label: { ja: '駅', en: 'stations' },
            rule: 'TM-PR-07',
            amount: game.stations(seat + 1).length,
            less: false,
          },
          { label: turn, rule: 'TM-PR-07', amount: game.order.indexOf(seat + 1), less: true },
        ];
      },
    ),
  put: { order: parts.seats },
  set: Object.fromEntries(parts.seats.map((seat) => [seat, { cash: 2000, chips: 3, spare: 3, at }])),
  read: (setup, table) => new Metro(parts, setup, table),
  print: (game) => ({
    order: game.order.map((seat) => game.name(seat)),
    cash: game.counted('cash', parts.seats),
    chips: game.counted('chips', parts.seats),
    steps: game.counted('step', Object.keys(lines)),
    at: Object.fromEntries(game.seats.map((seat) => [game.name(seat), game.name(game.count(seat, 'at'))])),
    trains: Object.fromEntries(game.lines.map((line) => [game.name(line), game.name(game.count(line, 'train'))])),
  }),
  // Chips are in hand, in the supply or on cards, and nowhere else
  laws: (game) => {
    const held = game.seats.map((seat) => game.count(seat, 'chips') + game.count(seat, 'spare'));
    const laid = Object.keys(cards).flatMap((card) =>
      spots.map((word, spot) => (game.count(game.thing(card), word) > 0 ? game.spot(game.thing(card), spot)[0] : 0)),
    );
    return [...held, ...laid].reduce((a, b) => a + b) === 18 ? [] : ['chips'];
  },
});
