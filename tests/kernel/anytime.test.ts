import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { byScore } from '#engine/kernel/contract/outcome.ts';
import { mostAnytime } from '#engine/kernel/decisions/anytime.ts';
import { change, end, goto } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { greedy } from '#engine/players/greedy.ts';
import { keepsTheLaws } from './foreign/keeps-the-laws.ts';
import { adding, open, SliceGame, systemOf } from './foreign/slice.ts';

// Ada and Bo choose a number each, in turn. At any time they may give a coin to each other.

const parts = { seats: ['ada', 'bo'], pieces: [], places: [], counters: ['result', 'coins', 'turns'] } as const;
type Coins = SliceGame<typeof parts>;
const { procedure, call } = rulebook<Coins>();
const turns = procedure(
  'turns',
  (_: object) => ({ by: 2 }),
  ({ step, choose, offer }) => ({
    begin: step('B-1', (game, my) => {
      my.by = 3 - my.by;
      return game.count(0, 'turns') >= 6 ? end('over') : change('turns', { of: 0, amount: 1 });
    }),
    spend: choose('B-1', {
      spend: offer('B-1', {
        fields: ['by', 'amount'],
        among: (game, { by }) => Array.from({ length: 1 + game.count(by, 'coins') }, (_, amount) => ({ by, amount })),
        then: (_, __, { by, amount }) => change('coins', { of: by, amount: -amount }),
      }),
    }),
    again: step('B-1', () => goto('begin')),
  }),
);
const gifts = procedure(
  'gifts',
  (_: object) => ({}),
  ({ choose, offer }) => ({
    give: choose('B-2', {
      give: offer('B-2', {
        among: { by: (game) => game.seats, target: (game, _, { by }) => game.seats.filter((seat) => seat !== by) },
        except: { 'B-3': (game, _, { by }) => game.count(by as Thing, 'coins') === 0 },
        then: (_, __, { by, target }) => [
          change('coins', { of: by as Thing, amount: -1 }),
          change('coins', { of: target as Thing, amount: 1 }),
        ],
      }),
    }),
  }),
);
const system = {
  ...systemOf<typeof parts, Coins>({
    ...{ id: 'gifts', parts, procedures: [turns, gifts], first: call(turns, {}), results: ['over'] },
    changes: [adding('coins', 'B-1', 'coins'), adding('turns', 'B-1', 'turns')],
    ...{ fields: ['by', 'target', 'amount'], plain: ['amount'], together: false, put: {} },
    set: { ada: { coins: 1 }, bo: { coins: 2 } },
    outcome: (_, result) => byScore(result, [[], []], () => []),
    read: (setup, table) => new SliceGame(parts, setup, table),
    print: (game) => game.counted('coins', ['ada', 'bo']),
  }),
  anytime: 'gifts',
};
const give = (by: string): JsonObject => ({ do: 'give', by });

describe('what may be done besides what is asked', () => {
  it('SC-DL-02: is listed by itself, for each seat its own, and never among the answers', () => {
    const session = open(system);
    expect(session.legal()).toEqual([0, 1].map((amount) => ({ do: 'spend', by: 'ada', amount })));
    expect(session.legalAnytime()).toEqual([
      { do: 'give', by: 'ada', target: 'bo' },
      { do: 'give', by: 'bo', target: 'ada' },
    ]);
    expect([session.legalAnytime(0), session.legal(1)]).toEqual([[{ do: 'give', by: 'ada', target: 'bo' }], []]);
  });

  it('is open to every seat, and leaves the decision open with its options listed again', () => {
    const session = open(system);
    const events = session.act(give('bo'));
    expect(events.map(({ kind, of, amount, rule }) => [kind, of, amount, rule])).toEqual([
      ['coins', 'bo', -1, 'B-2'],
      ['coins', 'ada', 1, 'B-2'],
    ]);
    expect(session.table()).toEqual({ ada: 2, bo: 1 });
    expect(session.legal()).toEqual([0, 1, 2].map((amount) => ({ do: 'spend', by: 'ada', amount })));
    expect(session.entries).toEqual([{ do: 'give', by: 'bo', target: 'ada' }]);
  });

  it('can be undone, saved and played again from the log', () => {
    const session = open(system);
    session.act(give('bo'));
    session.act({ do: 'spend', amount: 2 });
    const loaded = Session.load(system, session.content, JSON.parse(JSON.stringify(session.save())));
    expect(loaded.table()).toEqual({ ada: 0, bo: 1 });
    const again = open(system);
    for (const entry of session.entries) again.enter(entry);
    expect(again.hash()).toBe(session.hash());
    session.undoTo(0);
    expect(session.hash()).toBe(open(system).hash());
  });

  it('is excluded by its rules, and why says so', () => {
    const session = open(system, { set: { ada: { coins: 0 } } });
    session.act(give('bo'));
    session.act(give('ada'));
    expect(session.why(give('ada'))).toEqual({ legal: false, rule: 'B-3', reason: 'excluded' });
    expect(session.why(give('bo'))).toEqual({ legal: true, rule: 'B-2', reason: 'offered' });
  });

  it('ends: between two answers it is offered so many times only', () => {
    const session = open(system);
    for (let i = 0; i < mostAnytime / 2; i++) for (const by of ['ada', 'bo']) session.act(give(by));
    expect(session.anytime()).toEqual([]);
    expect(Session.load(system, session.content, session.save()).anytime()).toEqual([]);
    session.act({ do: 'spend', amount: 0 });
    expect(session.anytime()).toHaveLength(2);
  });

  it('programs never do it', () => {
    const session = open(system);
    const player = greedy(1);
    while (session.decision !== null) {
      const option = player.choose(session, session.options()[0]?.pick['by'] === 1 ? 0 : 1);
      expect(option.do).toBe('spend');
      session.choose(option);
    }
  });

  keepsTheLaws(system);
});
