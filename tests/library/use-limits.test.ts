import { expect, it } from 'vitest';
import { lastingChanges } from '#engine/kernel/lasting-effects/lasting-changes.ts';
import { change, close, goto, type Next, open as openPeriod } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { Table } from '#engine/kernel/table/table.ts';
import { placeOn, type Thing } from '#engine/kernel/table/things-and-places.ts';
import { countUse, forgetUses, isHostFull, isUsedUp, type UseLimit } from '#engine/library/abilities/use-limits.ts';
import { moveToPlace } from '#engine/library/changes/plain-changes.ts';
import { open, SliceGame, systemOf } from '../kernel/foreign/slice.ts';

const parts = {
  seats: ['ada', 'bo'],
  pieces: ['lamp 1', 'lamp 2', 'bell 1'],
  places: ['field', 'box'],
  counters: ['result'],
} as const;

class LimitGame extends SliceGame<typeof parts> {
  title = (card: Thing): string => this.name(card).split(' ')[0] as string;
  limitedUse = (by: Thing, source: Thing) => ({
    text: `${this.title(source)}/use`,
    title: this.title(source),
    by,
    source,
  });
}

/** Two seats use cards as often as the limit allows; cards leave and return, turns and rounds end. */
function playing(limit: UseLimit): Session {
  const { procedure, call } = rulebook<LimitGame>();
  const to = (card: Thing, place: string): Next => change('move', { card, to: place });
  const cards = (game: LimitGame) => game.at('field').map((card) => ({ card }));
  const play = procedure(
    'play',
    (_: object) => ({}),
    ({ step, choose, offer }) => ({
      begin: step('T-1', () => [openPeriod('round'), openPeriod('turn', 1)]),
      act: choose('T-1', {
        use: offer<{ readonly by: Thing; readonly card: Thing }>('T-2', {
          among: { by: (game) => game.seats, card: (game) => game.at('field') },
          except: { 'T-3': (game, _, { by, card }) => isUsedUp(game, limit, game.limitedUse(by, card)) },
          then: (game, _, { by, card }) => [countUse(limit, game.limitedUse(by, card)), goto('act')],
        }),
        blink: offer('T-4', {
          fields: ['card'],
          among: cards,
          then: (game, _, { card }) => [forgetUses(game, card), to(card, 'box'), to(card, 'field'), goto('act')],
        }),
        turn: offer('T-5', {
          fields: [],
          among: () => [{}],
          then: () => [close('turn', 1), openPeriod('turn', 1), goto('act')],
        }),
        round: offer('T-5', { fields: [], among: () => [{}], then: () => [close('round'), goto('begin')] }),
      }),
    }),
  );
  return open(
    systemOf<typeof parts, LimitGame>({
      ...{ id: 'limits', parts, procedures: [play], first: call(play, {}) },
      changes: [
        ...lastingChanges,
        moveToPlace<LimitGame, 'card' | 'to'>('move', 'T-4', ['card', 'to'], (game, { to }) =>
          game.place(to as unknown as string),
        ),
      ],
      fields: ['by', 'card'],
      plain: ['lasting', 'on', 'to'],
      results: ['over'],
      together: true,
      outcome: (_, result) => ({ result, seats: [] }),
      put: { field: ['lamp 1', 'lamp 2', 'bell 1'] },
      set: {},
      read: (setup, table) => new LimitGame(parts, setup, table),
      print: () => ({}),
    }),
  );
}
const usable = (session: Session) =>
  session
    .legal()
    .filter((one) => one['do'] === 'use')
    .map(({ by, card }) => `${by} ${card}`);
const after = (limit: UseLimit, ...answers: readonly { readonly [field: string]: string }[]) => {
  const session = playing(limit);
  for (const answer of answers) session.act(answer as { readonly do: string });
  return usable(session);
};

const use = { do: 'use', by: 'ada', card: 'lamp 1' };
const all = ['ada', 'bo'].flatMap((by) => ['lamp 1', 'lamp 2', 'bell 1'].map((card) => `${by} ${card}`));
const without = (...used: readonly string[]) => all.filter((one) => !used.includes(one));
const once = { times: 1, per: 'round' } as const;

it('AH-LM-03: a limit counts for each player and each card alone, unless it says otherwise', () => {
  expect(after(once, use)).toEqual(without('ada lamp 1'));
  expect(after({ ...once, times: 2 }, use)).toEqual(all);
  expect(after({ ...once, times: 2 }, use, use)).toEqual(without('ada lamp 1'));
});

it('AH-LM-03: a limit of the group counts the uses of all players, for each card alone', () => {
  expect(after({ ...once, scope: 'group' }, use)).toEqual(without('ada lamp 1', 'bo lamp 1'));
});

it('AH-LM-04: a maximum counts all copies of a title and all players', () => {
  expect(after({ ...once, scope: 'title' }, use)).toEqual(['ada bell 1', 'bo bell 1']);
});

it('AH-LM-01, AH-LM-04: a card that left and came back is a new instance, but a maximum still counts', () => {
  const blink = { do: 'blink', card: 'lamp 1' };
  const counted = (scope: UseLimit['scope'] & string) => after({ ...once, scope }, use, blink).length;
  expect([counted('player'), counted('group'), counted('title')]).toEqual([6, 6, 2]);
});

it('AH-LM-01: a use counts until its period ends, and for the whole game in one that never does', () => {
  const [turn, round] = [{ do: 'turn' }, { do: 'round' }];
  const left = (per: string, ...answers: readonly { readonly do: string }[]) =>
    after({ times: 1, per }, use, ...answers).length;
  expect([
    left('turn'),
    left('turn', turn),
    left('round', turn),
    left('round', turn, round),
    left('game', round),
  ]).toEqual([5, 6, 5, 6, 5]);
});

it('AH-LM-02: a limit per host counts the other copies of the title that are attached to it', () => {
  const table = new Table(1, 1);
  const [host, first, second, other] = Array.from({ length: 4 }, (_, i) => table.make(i, 1)) as [
    Thing,
    Thing,
    Thing,
    Thing,
  ];
  table.move(first, placeOn(host));
  const isFull = (card: Thing, on: Thing) =>
    isHostFull({ table } as never, card, on, 1, (one) => (one === other ? 'bell' : 'lamp'));
  expect([isFull(second, host), isFull(other, host), isFull(first, host), isFull(second, other)]).toEqual([
    ...[true, false, false, false],
  ]);
});
