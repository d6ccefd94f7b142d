import { change, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { cash } from '../changes/changes.ts';
import type { MetroGame } from '../table/game.ts';
import { counter, mostSteps, wayWords } from '../table/plan.ts';
import { call, procedure } from './book.ts';

/** Cost of boarding (TM-PR-11). */
const ticket = 100;
const trainOf = (game: MetroGame, line: Thing): Thing => game.count(line, counter.train);

/** Next stop, and whether the train reverses first (TM-PR-09). */
const nextStop = (game: MetroGame, line: Thing) =>
  game.network.after(line, trainOf(game, line), wayWords[game.count(line, counter.way) as 0 | 1]);

/** Boarding for 100, then stop by stop: pay the owner, let passengers leave. A line that paid grows by a step. */
const run = procedure(
  'run',
  ({ line }: { readonly line: Thing }) => ({
    line,
    asked: -1,
    left: -1,
    hasPaid: false,
    aboard: [] as readonly Thing[],
    leaving: [] as readonly Thing[],
  }),
  ({ step, choose, offer }) => ({
    begin: step('TM-TR-01', (_, { line }) => change('run', { line })),
    next: step('TM-TR-05', (game, my) => {
      const from = trainOf(game, my.line);
      do my.asked++;
      while (my.asked < game.order.length && game.count(game.order[my.asked] as Thing, counter.at) !== from);
      return my.asked < game.order.length ? undefined : goto('depart');
    }),
    board: choose('TM-TR-05', {
      board: offer('TM-TR-05', {
        fields: ['by', 'line'],
        among: (game, { line, asked }) => [{ by: game.order[asked] as Thing, line }],
        except: { 'TM-PR-11': (game, _, { by }) => game.count(by, counter.cash) < ticket },
        then: (_, my, { by, line }) => {
          my.aboard = [...my.aboard, by];
          return [cash(by, -ticket), change('board', { seat: by, line }), goto('next')];
        },
      }),
      stay: offer('TM-TR-05', {
        fields: ['by'],
        among: (game, { asked }) => [{ by: game.order[asked] as Thing }],
        then: () => goto('next'),
      }),
    }),
    depart: step('TM-TR-03', (game, my) => {
      my.left = game.value('move', my.line);
      return undefined;
    }),
    move: step('TM-TR-02', (game, my): Next => {
      if (my.left <= 0) return goto('arrived');
      my.left--;
      const { line } = my;
      const { station, turns } = nextStop(game, line);
      return [
        turns ? change('turnTrain', { line }) : undefined,
        change('moveTrain', { line, station }),
        ...my.aboard.map((seat) => change('carry', { seat, station })),
      ];
    }),
    pay: step('TM-TR-04', (game, my): Next => {
      const station = trainOf(game, my.line);
      const seat = game.count(station, counter.owner);
      if (seat === 0) return undefined;
      my.hasPaid = true;
      return change('payStation', { seat, station, line: my.line, amount: game.value('payout', station) });
    }),
    riders: step('TM-TR-05', (_, my): Next => {
      my.leaving = my.aboard;
      return my.leaving.length === 0 ? goto('move') : undefined;
    }),
    rider: step('TM-TR-05', (_, my) => (my.leaving.length === 0 ? goto('move') : undefined)),
    leave: choose('TM-TR-05', {
      leave: offer('TM-TR-05', {
        fields: ['by', 'station'],
        among: (game, { line, leaving }) => [{ by: leaving[0] as Thing, station: trainOf(game, line) }],
        then: (_, my, { by, station }) => {
          my.leaving = my.leaving.slice(1);
          my.aboard = my.aboard.filter((seat) => seat !== by);
          return [change('leave', { seat: by, station }), goto('rider')];
        },
      }),
      stay: offer('TM-TR-05', {
        fields: ['by'],
        among: (_, { leaving }) => [{ by: leaving[0] as Thing }],
        except: { 'TM-PR-11': (_, { left }) => left <= 0 },
        then: (_, my) => {
          my.leaving = my.leaving.slice(1);
          return goto('rider');
        },
      }),
    }),
    arrived: step(
      'TM-PR-04',
      (game, { line, hasPaid }): Next =>
        hasPaid && game.step(line) < mostSteps ? change('grow', { line, amount: 1 }) : undefined,
    ),
  }),
);
export const runProcedure = run;

export const trains = procedure(
  'trains',
  (_: object) => ({ at: 0 }),
  ({ step }) => ({
    line: step('TM-TR-01', (game, my): Next => {
      const line = game.lines[my.at++];
      if (line === undefined) return undefined;
      return [game.runs(line) ? call(run, { line }) : undefined, goto('line')];
    }),
    dividends: step(
      'TM-PR-06',
      (game): Next =>
        game.lines
          .filter((line) => game.runs(line))
          .flatMap((line) =>
            game.seats.flatMap((seat) => {
              const shares = game.at('shares', seat).filter((share) => game.lineOfShare(share) === line);
              const amount = shares.reduce((sum, share) => sum + game.value('dividend', share), 0);
              return amount === 0 ? [] : [change('dividend', { seat, line, amount })];
            }),
          ),
    ),
  }),
);
