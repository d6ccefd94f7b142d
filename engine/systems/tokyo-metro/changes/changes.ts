import { extended } from '#engine/kernel/basics/extended.ts';
import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import { lastingChanges } from '#engine/kernel/lasting-effects/lasting-changes.ts';
import { type ChangeRecord, change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { eventChange, moveToPlace, setCounter, setReference } from '#engine/library/changes/plain-changes.ts';
import { handingOut } from '#engine/library/changes/token-changes.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { MetroGame } from '../table/game.ts';
import { counter, mostMoney, mostSteps, spotCounters } from '../table/plan.ts';

const kind = changes<MetroGame>();
const of = (record: ChangeRecord, field: string) => record[field] as Thing;
const standing = (name: string, rule: string) => setReference(name, rule, counter.at, 'seat', 'station');
const chipsOnSpot = (name: string, rule: string, way: 'laid' | 'back'): AnyChange =>
  kind(name, rule, {
    fields: ['seat', 'card', 'spot'],
    apply: (table, game, record) => {
      const [seat, card, spot] = [of(record, 'seat'), of(record, 'card'), record['spot'] as number];
      const { chips } = game.spot(card, spot);
      table.set(card, spotCounters[spot - 1] as number, way === 'laid' ? seat : 0);
      table.add(seat, counter.chips, way === 'laid' ? -chips : chips);
    },
  });

/** Bank to seat or back, up to the limit of a counter. */
const money = (name: string, rule: string, more: readonly string[]): AnyChange =>
  kind(name, rule, {
    fields: ['seat', ...more, 'amount'],
    prepare: (game, record) =>
      extended(record, {
        amount: Math.min(record.amount ?? 0, mostMoney - game.count(of(record, 'seat'), counter.cash)),
      }),
    apply: (table, _, record) => void table.add(of(record, 'seat'), counter.cash, record.amount ?? 0),
  });

export const metroChanges: readonly AnyChange[] = [
  ...lastingChanges,
  kind('round', 'TM-RO-01', {
    fields: ['amount'],
    apply: (table, _, { amount = 1 }) => void table.add(theGame, counter.round, amount),
  }),
  money('cash', 'TM-MA-02', []),
  moveToPlace<MetroGame, 'card'>('discardCard', 'TM-RO-03', ['card'], (game, { card }) =>
    game.place('discards', game.deckOf(card)),
  ),
  moveToPlace<MetroGame, 'card'>(
    'drawCard',
    'TM-RO-03',
    ['card'],
    (game, { card }) => game.place('column', game.deckOf(card)),
    () => undefined,
    'first',
  ),
  setCounter('bid', 'TM-RO-04', counter.bid, 'seat'),
  kind('order', 'TM-RO-04', {
    fields: ['seats'],
    apply: (table, _, record) => {
      for (const [i, seat] of (record['seats'] as readonly Thing[]).entries()) table.set(seat, counter.turn, 1 + i);
    },
  }),
  standing('put', 'TM-PR-01'),
  standing('walk', 'TM-RO-05'),
  eventChange('board', 'TM-TR-05', ['seat', 'line']),
  standing('carry', 'TM-PR-11'),
  eventChange('leave', 'TM-TR-05', ['seat', 'station']),
  chipsOnSpot('takeSpot', 'TM-AC-01', 'laid'),
  setCounter('passes', 'TM-AC-08', counter.passed, 'seat'),
  chipsOnSpot('chipsBack', 'TM-AC-06', 'back'),
  handingOut('newChip', 'TM-SE-08', 'seat', { taken: counter.spare, counter: counter.chips }),
  kind('ownStation', 'TM-SN-01', {
    fields: ['seat', 'station'],
    apply: (table, _, record) => {
      table.set(of(record, 'station'), counter.owner, of(record, 'seat'));
      table.add(of(record, 'seat'), counter.stations, -1);
    },
  }),
  moveToPlace<MetroGame, 'share' | 'seat'>('takeShare', 'TM-PR-06', ['share', 'seat'], (game, { seat }) =>
    game.place('shares', seat),
  ),
  kind('startTrain', 'TM-TR-01', {
    fields: ['line', 'station', 'way'],
    apply: (table, _, record) => {
      const line = of(record, 'line');
      table.set(line, counter.train, of(record, 'station'));
      table.set(line, counter.way, record['way'] === 2 ? 1 : 0);
      if (table.count(line, counter.step) === 0) table.set(line, counter.step, 1);
    },
  }),
  handingOut('speedToken', 'TM-TR-03', 'line', { taken: counter.speed, counter: counter.speed, from: theGame }),
  handingOut('fareToken', 'TM-PR-12', 'station', { taken: counter.fares, counter: counter.fares, from: theGame }),
  kind('speculate', 'TM-PR-05', {
    fields: ['seat', 'line', 'amount'],
    apply: (table, game, record) => {
      const line = of(record, 'line');
      const [chip] = game.at('speculations', of(record, 'seat'));
      if (chip === undefined) return undefined;
      table.move(chip, game.place('speculations', line));
      table.set(chip, counter.stake, record.amount ?? 0);
      table.set(chip, counter.step, game.step(line));
      return undefined;
    },
  }),
  kind('grow', 'TM-PR-10', {
    fields: ['line', 'amount'],
    prepare: (game, record) => ({
      ...record,
      amount: Math.min(record.amount ?? 0, mostSteps - game.step(of(record, 'line'))),
    }),
    apply: (table, _, record) => void table.add(of(record, 'line'), counter.step, record.amount ?? 0),
  }),
  eventChange('run', 'TM-TR-01', ['line']),
  setReference('moveTrain', 'TM-TR-02', counter.train, 'line', 'station'),
  kind('turnTrain', 'TM-PR-09', {
    fields: ['line'],
    apply: (table, _, record) =>
      void table.set(of(record, 'line'), counter.way, 1 - table.count(of(record, 'line'), counter.way)),
  }),
  money('payStation', 'TM-TR-04', ['station', 'line']),
  money('dividend', 'TM-PR-06', ['line']),
];

export const cash = (seat: Thing, amount: number) => change('cash', { seat, amount });
