import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { changes } from '#engine/kernel/changes/change.ts';
import { change, end, goto, type Next } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { setCounter } from '#engine/library/changes/plain-changes.ts';
import { design, format, listDocument, whole } from '#engine/library/formats/fields.ts';
import type { PlannedGame } from '#engine/library/plain-game/layout.ts';
import { PlainGame } from '#engine/library/plain-game/plain-game.ts';
import { plainSystem } from '#engine/library/plain-game/plain-system.ts';
import { planOf } from '#engine/library/plain-game/plan.ts';
import { counterEntry, eachOf, ended, hiddenCounter, zoneEntry } from '#engine/library/plain-game/plan-entries.ts';
import { determinize } from '#engine/players/determinize.ts';
import { keepsTheLaws } from '../kernel/foreign/keeps-the-laws.ts';

// Three players with cards in hand. While a duel goes on, the others do not see how many.

const isDuel = ({ table }: PlannedGame): boolean => table.count(0, plan.counter('duel')) === 1;
const plan = planOf(
  { seat: ['席', 'Seat'], card: ['札', 'Card'] },
  {
    round: hiddenCounter,
    result: ended(['over']),
    duel: counterEntry('決闘', 'Duel', 1),
    seats: eachOf('seat', '席', 'Seats', {
      hand: zoneEntry('card', '手札', 'Hand', {
        ...{ id: 'hand', rule: 'U-1', from: 'others', pool: 'hands' },
        uncountedWhile: isDuel,
      }),
    }),
  },
);
class Duel extends PlainGame<typeof plan> {}
const { procedure, call } = rulebook<Duel>();
const turns = procedure(
  'turns',
  (_: object) => ({}),
  ({ step, choose, offer }) => ({
    turn: choose('U-1', {
      duel: offer('U-1', {
        fields: ['by', 'amount'],
        among: ({ seats: [by = 0] }) => [0, 1].map((amount) => ({ by, amount })),
        then: (_, __, { amount }) => change('duel', { of: 0, amount }),
      }),
      pass: offer('U-1', {
        fields: ['by', 'target'],
        among: ({ seats }) => seats.flatMap((by) => seats.flatMap((target) => (by === target ? [] : [{ by, target }]))),
        then: (game, _, { by, target }): Next => {
          const cards = [...game.at('hand', by)];
          return cards.length === 0 ? undefined : change('pass', { by, target, cards });
        },
      }),
    }),
    again: step(
      'U-1',
      (game): Next => [
        change('round', { of: 0, amount: game.count('round') + 1 }),
        game.count('round') >= 8 ? end('over') : goto('turn'),
      ],
    ),
  }),
);
const kind = changes<Duel>();
const card = design('card', { pattern: '^[a-z]+$', example: 'oak' }, { copies: whole(1, '枚数', 'Copies') }, '', '');
const names = ['ada', 'bo', 'cy'];
const system = plainSystem<typeof plan, Duel['content']['designs'][number], Duel>({
  id: 'duel',
  formats: [format('cards', listDocument('cards', card, '札', 'Cards'))],
  ...{ plan, game: Duel, seats: { names, least: 3 }, procedures: [turns], first: call(turns, {}) },
  ready: { procedure: 'turns', step: 'turn' },
  changes: [
    setCounter('duel', 'U-1', plan.counter('duel')),
    setCounter('round', 'U-1', plan.counter('round')),
    kind('pass', 'U-1', {
      fields: ['by', 'target', 'cards'],
      apply: (table, game, record) => {
        for (const one of record['cards'] as readonly Thing[])
          table.move(one, game.place('hand', record['target'] as Thing));
      },
    }),
  ],
  fields: { cards: 'card', of: 'seat' },
  begin: (lay, how) => {
    if (how === 'setup') for (const seat of lay.seats) lay.put(({ id }) => id.startsWith('a'), 'hand', seat, 2);
  },
  results: ['over'],
  score: () => [],
  judge: { ends: [], option: () => 0 },
  tallied: {},
  words: {
    ...{ rules: {}, groups: {}, results: {}, answers: {}, events: {}, prompts: {}, cheats: {} },
    ...{ problems: {}, refusals: {} },
  },
});
const documents = {
  'cards.json': { cards: ['ash', 'elm', 'fir', 'oak', 'yew'].map((id) => ({ id, name: id, copies: 1 })) },
};
const content = system.compile(documents, system.language, null);

function duelling(duel: number): Session {
  const session = Session.open(system, content, { players: 3, seed: 1 }, { laid: 'empty' });
  const seats = { ada: { hand: ['ash', 'elm'] }, bo: { hand: ['fir', 'oak'] }, cy: { hand: ['yew'] } };
  session.cheat({ put: { seats, duel } });
  return session;
}
const handsSeenBy = (session: Session, seat: number) =>
  Object.values(session.table(seat)['seats'] as JsonObject).map((one) => (one as JsonObject)['hand']);

describe('the number of cards in a hand', () => {
  it('SC-CO-08: is hidden from others only while it is secret', () => {
    expect(handsSeenBy(duelling(0), 0)).toEqual([['ash', 'elm'], ['?', '?'], ['?']]);
    expect(handsSeenBy(duelling(1), 0)).toEqual([['ash', 'elm'], '?', '?']);
    expect(handsSeenBy(duelling(1), 2)).toEqual(['?', '?', ['yew']]);
  });

  it('is not told by events that move these cards', () => {
    const passed = (duel: number, seat: number) => {
      const session = duelling(duel);
      const from = session.eventCount;
      session.act({ do: 'pass', by: 'bo', target: 'cy' });
      return session.eventsFrom(from, seat)[0]?.['cards'];
    };
    expect([passed(0, 0), passed(1, 0), passed(1, 1)]).toEqual([['?', '?'], '?', ['fir', 'oak']]);
  });

  it('is guessed by programs, with the right number in all hands together', () => {
    const next = stream(1, 'worlds');
    const worlds = Array.from({ length: 60 }, () => {
      const world = determinize(duelling(1), 0, next);
      return names.map((name) => ((world.table()['seats'] as JsonObject)[name] as { readonly hand: string[] }).hand);
    });
    expect(new Set(worlds.map(([, bo]) => bo?.length))).toEqual(new Set([0, 1, 2, 3]));
    expect(worlds.every(([ada]) => ada?.join() === 'ash,elm')).toBe(true);
    expect(worlds.every(([, bo = [], cy = []]) => [...bo, ...cy].sort().join() === 'fir,oak,yew')).toBe(true);
  });

  it('is known to programs while it is open', () => {
    const next = stream(1, 'worlds');
    const sizes = Array.from({ length: 20 }, () =>
      handsSeenBy(determinize(duelling(0), 0, next), 1).map((hand) => (hand as string[]).length),
    );
    expect(new Set(sizes.map((size) => size.join()))).toEqual(new Set(['2,2,1']));
  });
});

keepsTheLaws(system, [1, 2, 3], documents);
