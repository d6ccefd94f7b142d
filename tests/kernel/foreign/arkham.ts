import { isSame, type Json } from '#engine/kernel/basics/json.ts';
import { changes } from '#engine/kernel/changes/change.ts';
import { lastingChanges } from '#engine/kernel/changes/lasting-changes.ts';
import type { Reaction, Windows } from '#engine/kernel/changes/windows.ts';
import { nobody } from '#engine/kernel/language/compile.ts';
import { amount } from '#engine/kernel/language/field.ts';
import { last } from '#engine/kernel/language/lasting-ops.ts';
import { wordsOf } from '#engine/kernel/language/op.ts';
import { lastingModifiers } from '#engine/kernel/numbers/lasting-modifiers.ts';
import { together } from '#engine/kernel/outcome.ts';
import {
  type ChangeRecord,
  cancel,
  change,
  close,
  edit,
  end,
  finish,
  goto,
  instead,
  type Next,
  open,
} from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import { shuffled } from '#engine/kernel/table/shuffle.ts';
import { hostOf, placeOn, type Thing } from '#engine/kernel/table/table.ts';
import { adding, moving, SliceGame, setting, systemOf, type Texts } from './slice.ts';

// Turns of two Arkham investigators: cards are played, tests are made, and what is in play answers what happens.

/** What a text does, for whoever uses it; `about` is the change it answers. */
type Does = (by: Thing, about: ChangeRecord | null, card: Thing) => Next;
interface Text {
  readonly moment: 'would' | 'when' | 'after';
  readonly on: string;
  /** It begins by itself; else it may be used. */
  readonly forced?: true;
  readonly does: Does;
}
interface Title {
  readonly cost: number;
  readonly kind: 'asset' | 'event';
  /** In play, or for an event in the hand. */
  readonly text?: Text;
  /** What an event does when it is played. */
  readonly does?: Does;
  readonly slots?: number;
  readonly icons?: number;
  /** Of each copy, or of all copies together, in a round. */
  readonly limit?: number;
  readonly max?: number;
}
const horror = (of: Thing, n = 1): Next => change('horror', { of, amount: n });
const gain = (of: Thing, n = 1): Next => change('gain', { of, amount: n });
const lasts = (self: Thing, source: Thing, is: 'stands' | 'acts', text: string): Next =>
  last({ ...nobody, self, source }, { is, text, on: [self], until: { name: 'round', of: -1, at: 'end' } });
const op = wordsOf<SliceGame>();
const texts: Texts = {
  language: {
    layers: ['add'],
    ops: [
      op('skill', {
        sort: 'modifier',
        fields: { add: amount() },
        about: { ja: '技能', en: 'Skill' },
        text: { ja: '技能＋{add}', en: 'skill +{add}' },
        example: { op: 'skill', add: 2 },
        run: (_, { add }) => ({ number: 'skill', layer: 'add', of: (_game, { self }) => [self], amount: add }),
      }),
      op('takeHorror', {
        sort: 'effect',
        fields: { amount: amount() },
        about: { ja: '恐怖', en: 'Horror' },
        text: { ja: '恐怖{amount}', en: 'take {amount} horror' },
        example: { op: 'takeHorror', amount: 1 },
        run: (_, seen, { self }) => horror(self, seen.amount),
      }),
    ],
  },
  blocks: { 'wind/do': [{ op: 'takeHorror', amount: 1 }] },
  standings: { 'focus/alter': [{ op: 'skill', add: 2 }] },
};
const titles: { readonly [title: string]: Title } = {
  bell: { cost: 1, kind: 'asset', text: { moment: 'after', on: 'damage', forced: true, does: (by) => gain(by) } },
  charm: {
    cost: 1,
    kind: 'asset',
    limit: 1,
    text: { moment: 'after', on: 'damage', does: (of) => change('heal', { of, amount: -1 }) },
  },
  lens: { cost: 1, kind: 'asset', max: 1, text: { moment: 'after', on: 'draw', does: (by) => gain(by) } },
  watch: { cost: 0, kind: 'asset', text: { moment: 'after', on: 'encounter', does: (by) => gain(by) } },
  veil: {
    cost: 2,
    kind: 'asset',
    text: {
      moment: 'would',
      on: 'damage',
      forced: true,
      does: (_, about) => instead(horror(about?.['of'] as Thing, about?.amount)),
    },
  },
  guard: {
    cost: 1,
    kind: 'asset',
    icons: 1,
    text: { moment: 'when', on: 'damage', does: () => edit({ amount: -1, rule: 'AH-DH-05' }) },
  },
  calm: {
    cost: 1,
    kind: 'asset',
    text: { moment: 'when', on: 'horror', does: () => edit({ amount: -1, rule: 'AH-DH-05' }) },
  },
  lamp: { cost: 1, kind: 'asset', slots: 1, icons: 1 },
  knife: { cost: 1, kind: 'asset', slots: 1 },
  rifle: { cost: 2, kind: 'asset', slots: 2 },
  notes: { cost: 2, kind: 'event', max: 1, does: (of) => [change('draw', { of, amount: 3 }), gain(of, 3)] },
  omen: { cost: 0, kind: 'event', does: (of) => [change('encounter', { of }), horror(of)] },
  // “Until the end of the round, you get +2 skill”, “at the end of the round, take 1 horror”, “attach to your first asset: +1 skill”
  focus: { cost: 0, kind: 'event', does: (by, _, card) => lasts(by, card, 'stands', 'focus/alter') },
  wind: { cost: 0, kind: 'event', does: (by, _, card) => lasts(by, card, 'acts', 'wind/do') },
  clamp: { cost: 0, kind: 'event', icons: 1, does: (by, _, card) => change('attach', { by, of: card }) },
  ward: { cost: 1, kind: 'event', text: { moment: 'when', on: 'begin', does: () => cancel } },
};
const cards = Object.keys(titles).flatMap((title) => [`${title}#1`, `${title}#2`]);
const seats = ['ada', 'bo'] as const;
/** What a token adds; the last fails by itself. */
const tokens = ['t+1', 't0', 't-1', 't-2', 't-8', 'tFail'];
const parts = {
  seats,
  pieces: [...cards, ...tokens, 'rats', 'fog', 'fire'],
  places: [
    'bag',
    'drawn',
    'played',
    'encounters',
    'met',
    ...seats.flatMap((seat) => ['deck', 'hand', 'play', 'test', 'discards'].map((pile) => `${pile} ${seat}`)),
  ],
  counters: ['result', 'round', 'actions', 'resources', 'damage', 'horror', 'clues', 'used', 'maxed'],
} as const;

class Arkham extends SliceGame<typeof parts> {
  override readonly windows = windows;
  title(card: Thing): Title {
    return titles[this.name(card).split('#')[0] as string] as Title;
  }
  pile(pile: string, seat: Thing): readonly Thing[] {
    return this.at(`${pile} ${this.name(seat)}`);
  }
  /** Where limits of all copies together are counted. */
  first(card: Thing): Thing {
    return this.thing(`${this.name(card).split('#')[0]}#1`);
  }
  /** Every text that is live, in player order: those in play, and of events in hand those that name it. */
  live(): readonly { readonly by: Thing; readonly card: Thing; readonly text: Text }[] {
    return this.seats.flatMap((by) =>
      [...this.pile('play', by), ...this.pile('hand', by).filter((card) => this.title(card).kind === 'event')].flatMap(
        (card) => {
          const { text } = this.title(card);
          return text === undefined ? [] : [{ by, card, text }];
        },
      ),
    );
  }
  /** AH-AB-18, AH-LM-01, AH-LM-04: what it costs can be paid, and it was not used too often. */
  mayUse(by: Thing, card: Thing): boolean {
    const { cost, kind: what, limit = 99, max = 99 } = this.title(card);
    const pays = what === 'asset' || this.count(by, 'resources') >= cost;
    return pays && this.count(card, 'used') < limit && this.count(this.first(card), 'maxed') < max;
  }
  /** AH-AC-04: two clues per investigator. */
  get isSolved(): boolean {
    return this.seats.reduce((sum, seat) => sum + this.count(seat, 'clues'), 0) >= 2 * this.seats.length;
  }
  slots(seat: Thing): number {
    return this.pile('play', seat).reduce((sum, card) => sum + (this.title(card).slots ?? 0), 0);
  }
  /** The modified skill value: never used below 0, though what is taken off keeps counting (AH-ST-13). */
  skill(seat: Thing): number {
    const icons = this.pile('test', seat).reduce((sum, card) => sum + (this.title(card).icons ?? 0), 0);
    const drawn = this.at('drawn').reduce((sum, token) => sum + (Number(this.name(token).slice(1)) || 0), 0);
    const attached = this.pile('play', seat).flatMap((card) => this.table.on(card));
    const lent = attached.reduce((sum, card) => sum + (this.title(card).icons ?? 0), 0);
    const lasting = lastingModifiers(this, 'skill', seat).reduce((sum, one) => sum + one.amount, 0);
    return Math.max(0, 3 + icons + drawn + lent + lasting);
  }
}

function answering(
  game: Arkham,
  record: ChangeRecord,
  moment: Text['moment'],
  forced: boolean,
  used: readonly Json[],
): Reaction[] {
  return game.live().flatMap(({ by, card, text }) => {
    // AH-DH-06: of what was prevented whole nothing was dealt
    const dealt = moment !== 'after' || record.amount !== 0;
    const fits = dealt && text.on === record.kind && text.moment === moment && (text.forced === true) === forced;
    const concerns =
      record['of'] === by ||
      (record.kind === 'begin' && record['card'] !== card && game.title(record['card'] as Thing).kind === 'event');
    // AH-TM-10: what begins by itself is ordered by the lead
    const pick = { by: forced ? 1 : by, card };
    if (!fits || !concerns || used.some((one) => isSame(one, pick)) || !game.mayUse(by, card)) return [];
    return [{ pick, next: call(use, { by, card, about: record }) }];
  });
}

const windows: Windows<Arkham> = {
  listens: (game, record) => game.live().some(({ text }) => text.on === record.kind),
  // AH-TM-04: the one that came into play last decides
  would: (game, record, used) => answering(game, record, 'would', true, used).reverse(),
  forced: (game, record, used) => answering(game, record, 'when', true, used),
  interrupts: (game, record, used) => answering(game, record, 'when', false, used).map(({ pick }) => pick),
  interrupt: (game, record, pick) =>
    answering(game, record, 'when', false, []).find((one) => isSame(one.pick, pick))?.next,
  reactions: (game, record) => answering(game, record, 'after', true, []),
  offered: (game, record, used) => answering(game, record, 'after', false, used),
  forcedOrder: 'chosen',
  inTurn: true,
  settledAt: 'after',
};

const kind = changes<Arkham>();
const num = (record: ChangeRecord, field: string) => record[field] as number;
const arkhamChanges = [
  ...lastingChanges,
  kind('attach', 'AH-ZN-04', {
    fields: ['by', 'of'],
    holds: (game, record) => game.pile('play', num(record, 'by')).length > 0,
    apply: (table, game, record) => {
      table.move(num(record, 'of'), placeOn(game.pile('play', num(record, 'by'))[0] as Thing));
    },
  }),
  adding('gain', 'AH-TM-29', 'resources'),
  adding('pay', 'AH-TM-29', 'resources'),
  adding('damage', 'AH-DH-01', 'damage', 0),
  adding('heal', 'AH-DH-10', 'damage'),
  adding('horror', 'AH-DH-01', 'horror', 0),
  adding('clue', 'AH-ST-08', 'clues'),
  adding('limit', 'AH-LM-01', 'used'),
  adding('max', 'AH-LM-04', 'maxed'),
  setting('act', 'AH-AT-01', 'actions'),
  adding('round', 'AH-PH-01', 'round'),
  setting('over', 'AH-LM-01', 'used'),
  setting('overAll', 'AH-LM-04', 'maxed'),
  moving('enter', 'AH-AS-04'),
  moving('play', 'AH-TM-24'),
  moving('commit', 'AH-ST-10'),
  moving('token', 'AH-ST-03'),
  // What comes back is a new instance: nothing it was used for counts any more
  kind('discard', 'AH-LM-01', {
    fields: ['of', 'to'],
    apply: (table, game, record) => {
      table.move(num(record, 'of'), game.place(record['to'] as string));
      table.set(num(record, 'of'), parts.counters.indexOf('used'), 0);
      // AH-ZN-04: what is attached goes with it
      return game.table.on(num(record, 'of')).map((of) => change('discard', { of, to: record['to'] as string }));
    },
  }),
  kind('draw', 'AH-DR-01', {
    fields: ['of', 'amount'],
    apply: (table, game, record) => {
      const seat = game.name(num(record, 'of'));
      for (const card of game.at(`deck ${seat}`).slice(0, record.amount)) table.move(card, game.place(`hand ${seat}`));
    },
  }),
  kind('encounter', 'AH-DR-01', {
    fields: [],
    holds: (game) => game.at('encounters').length > 0,
    apply: (table, game) => {
      table.move(game.at('encounters')[0] as Thing, game.place('met'));
    },
  }),
  kind('stir', 'AH-ST-12', {
    fields: [],
    apply: (table, game) => {
      const bag = game.place('bag');
      table.order(
        bag,
        shuffled(table, bag, game.seed, 'bag', (one) => game.name(one)),
        true,
      );
    },
  }),
  // Nothing but the moment at which it can be cancelled: what was paid and counted before stays
  kind('begin', 'AH-TM-22', { fields: ['by', 'card'], apply: () => undefined }),
];

const { procedure, call } = rulebook<Arkham>();
const discard = (game: Arkham, by: Thing, of: Thing) => change('discard', { of, to: `discards ${game.name(by)}` });

/** A text is used, or an event played: cost, limits, the effect, the discards, and then whatever answers it. */
const use = procedure(
  'use',
  ({ by, card, about }: { readonly by: Thing; readonly card: Thing; readonly about: ChangeRecord | null }) => ({
    by,
    card,
    about,
    began: 0,
  }),
  ({ step, settle }) => ({
    // An event that is being played is in no hand any more
    pay: step('AH-TM-24', (game, { by, card }) => {
      const { cost, kind: what } = game.title(card);
      return what === 'asset'
        ? undefined
        : [change('play', { of: card, to: 'played' }), change('pay', { of: by, amount: -cost })];
    }),
    count: step('AH-LM-01', (game, { card }) => [
      change('limit', { of: card, amount: 1 }),
      change('max', { of: game.first(card), amount: 1 }),
    ]),
    begin: step('AH-TM-22', (_, { by, card, about }) =>
      change('begin', { by, card, about: about as Json, amount: 1 }, 'began'),
    ),
    effect: step('AH-TM-22', (game, { by, card, about, began }): Next => {
      const { text, does = text?.does } = game.title(card);
      return began === 0 ? undefined : does?.(by, about, card);
    }),
    discard: step('AH-TM-23', (game, { by, card }) =>
      game.title(card).kind === 'event' && hostOf(game.table.placeOf(card)) < 0 ? discard(game, by, card) : undefined,
    ),
    after: settle('AH-TM-08', 'after'),
  }),
);

/** An asset enters play; what there is no room for leaves at that moment. */
const enter = procedure(
  'enter',
  (given: { readonly by: Thing; readonly card: Thing }) => given,
  ({ step, choose, offer }) => ({
    pay: step('AH-TM-29', (game, { by, card }) => change('pay', { of: by, amount: -game.title(card).cost })),
    enter: step('AH-AS-04', (game, { by, card }) => change('enter', { of: card, to: `play ${game.name(by)}` })),
    room: choose('AH-AS-04', {
      choose: offer('AH-AS-04', {
        fields: ['by', 'card'],
        among: (game, { by }) => game.pile('play', by).map((card) => ({ by, card })),
        except: {
          'AH-AS-04': (game, my, { by, card }) =>
            game.slots(by) <= 2 || card === my.card || game.title(card).slots === undefined,
        },
        then: (game, _, { by, card }) => [discard(game, by, card), goto('room')],
      }),
    }),
  }),
);

/** A test of a skill against a difficulty; its result is success or failure. */
const test = procedure(
  'test',
  ({ by, difficulty }: { readonly by: Thing; readonly difficulty: number }) => ({ by, difficulty, result: '' }),
  ({ step, choose, offer }) => ({
    commit: choose('AH-ST-09', {
      commit: offer('AH-ST-09', {
        fields: ['by', 'card'],
        among: (game, { by }) => game.pile('hand', by).map((card) => ({ by, card })),
        except: { 'AH-ST-10': (game, _, { card }) => (game.title(card).icons ?? 0) === 0 },
        then: (game, _, { by, card }) => [change('commit', { of: card, to: `test ${game.name(by)}` }), goto('commit')],
      }),
      done: offer('AH-ST-10', { fields: ['by'], among: (_, { by }) => [{ by }], then: () => undefined }),
    }),
    stir: step('AH-ST-12', () => change('stir')),
    reveal: step('AH-ST-03', (game) => change('token', { of: game.at('bag')[0] as Thing, to: 'drawn' })),
    result: step('AH-ST-07', (game, my) => {
      const fails = game.at('drawn').some((token) => game.name(token) === 'tFail');
      my.result = !fails && game.skill(my.by) >= my.difficulty ? 'succeeded' : 'failed';
      return my.result === 'failed'
        ? change('damage', { of: my.by, amount: 1 })
        : change('clue', { of: my.by, amount: 1 });
    }),
    ended: step('AH-ST-10', (game, { by, result }) => [
      ...game.pile('test', by).map((card) => discard(game, by, card)),
      ...game.at('drawn').map((of) => change('token', { of, to: 'bag' })),
      finish(result),
    ]),
  }),
);

const turns = procedure(
  'turns',
  (_: object) => ({ by: 0 }),
  ({ step, choose, offer }) => ({
    begin: step('AH-PH-01', (game, my) => {
      my.by = (my.by % game.seats.length) + 1;
      return [my.by === 1 ? open('round') : undefined, change('act', { of: my.by, amount: 3 })];
    }),
    act: choose('AH-AT-01', {
      play: offer('AH-AT-08', {
        fields: ['by', 'card'],
        among: (game, { by }) => game.pile('hand', by).map((card) => ({ by, card })),
        except: {
          'AH-TM-29': (game, _, { by, card }) => game.count(by, 'resources') < game.title(card).cost,
          'AH-AT-01': (game, { by }) => game.count(by, 'actions') === 0,
          'AH-TM-37': (game, _, { card }) => game.title(card).kind === 'event' && game.title(card).does === undefined,
          'AH-LM-04': (game, _, { by, card }) => game.title(card).kind === 'event' && !game.mayUse(by, card),
        },
        then: (game, _, { by, card }) => [
          change('act', { of: by, amount: game.count(by, 'actions') - 1 }),
          game.title(card).kind === 'event' ? call(use, { by, card, about: null }) : call(enter, { by, card }),
          goto('act'),
        ],
      }),
      investigate: offer('AH-AT-14', {
        fields: ['by'],
        among: (_, { by }) => [{ by }],
        except: { 'AH-AT-01': (game, { by }) => game.count(by, 'actions') === 0 },
        then: (game, _, { by }) => [
          change('act', { of: by as Thing, amount: game.count(by as Thing, 'actions') - 1 }),
          call(test, { by: by as Thing, difficulty: 3 }),
          goto('act'),
        ],
      }),
      done: offer('AH-PH-01', { fields: ['by'], among: (_, { by }) => [{ by }], then: () => undefined }),
    }),
    ended: step('AH-PH-01', (game, { by }): Next => {
      if (by < game.seats.length) return goto('begin');
      const all = cards.map((card) => game.thing(card));
      const fresh = all.filter((card) => game.count(card, 'used') + game.count(card, 'maxed') > 0);
      const reset = fresh.flatMap((of) => [change('over', { of, amount: 0 }), change('overAll', { of, amount: 0 })]);
      return [
        ...reset,
        close('round'),
        change('round', { of: 0, amount: 1 }),
        ...game.seats.map((of) => change('draw', { of, amount: 1 })),
        game.count(0, 'round') >= 4 ? end(game.isSolved ? 'R1' : 'no resolution') : goto('begin'),
      ];
    }),
  }),
);

export const arkham = systemOf<typeof parts, Arkham>({
  id: 'arkham',
  parts,
  procedures: [turns, use, enter, test],
  first: call(turns, {}),
  changes: arkhamChanges,
  fields: ['by', 'card'],
  plain: ['amount', 'text', 'because'],
  texts,
  results: ['R1', 'no resolution'],
  together: true,
  // AH-AC-10: a resolution is the group's, and so is having reached none
  outcome: (game, result) => together(result, result === 'R1', game.seats.length),
  put: {
    'hand ada': ['bell#1', 'charm#1', 'notes#1', 'omen#1', 'veil#1'],
    'hand bo': ['ward#1', 'ward#2', 'lens#1', 'guard#2', 'rifle#2'],
    'deck ada': [
      'lens#2',
      'watch#1',
      'guard#1',
      'calm#1',
      'lamp#1',
      'knife#1',
      'rifle#1',
      'notes#2',
      'bell#2',
      'focus#1',
      'wind#1',
      'clamp#1',
    ],
    'deck bo': ['calm#2', 'lamp#2', 'knife#2', 'omen#2', 'watch#2', 'charm#2', 'veil#2'],
    bag: tokens,
    encounters: ['rats', 'fog', 'fire'],
  },
  set: Object.fromEntries(seats.map((seat) => [seat, { resources: 5 }])),
  read: (setup, table) => new Arkham(parts, setup, table),
  print: (game, seat) => ({
    resources: game.counted('resources', seats),
    damage: game.counted('damage', seats),
    horror: game.counted('horror', seats),
    clues: game.counted('clues', seats),
    hands: Object.fromEntries(
      seats.map((name, one) => [
        name,
        seat === undefined || seat === one
          ? game.pile('hand', one + 1).map((card) => game.name(card))
          : game.pile('hand', one + 1).length,
      ]),
    ),
    play: Object.fromEntries(
      game.seats.map((one) => [game.name(one), game.pile('play', one).map((card) => game.name(card))]),
    ),
    discards: Object.fromEntries(
      game.seats.map((one) => [game.name(one), game.pile('discards', one).map((card) => game.name(card))]),
    ),
  }),
});
