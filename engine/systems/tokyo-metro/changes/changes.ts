import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import { lastingChanges } from '#engine/kernel/changes/lasting-changes.ts';
import { type ChangeRecord, change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { moment, setting } from '#engine/library/changes/plain-changes.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { MetroGame } from '../table/game.ts';
import { counter, mostMoney, spotCounters } from '../table/plan.ts';

const kind = changes<MetroGame>();
const of = (record: ChangeRecord, field: string) => record[field] as Thing;
/** A meeple comes to stand somewhere. */
const standing = (name: string, rule: string): AnyChange =>
  kind(name, rule, {
    fields: ['seat', 'station'],
    apply: (table, _, record) => void table.set(of(record, 'seat'), counter.at, of(record, 'station')),
  });

/** A seat gets money from the bank or pays it; no more than a table can tell of. */
const money = (name: string, rule: string, more: readonly string[]): AnyChange =>
  kind(name, rule, {
    fields: ['seat', ...more, 'amount'],
    prepare: (game, record) => ({
      ...record,
      amount: Math.min(record.amount ?? 0, mostMoney - game.count(of(record, 'seat'), counter.cash)),
    }),
    apply: (table, _, record) => void table.add(of(record, 'seat'), counter.cash, record.amount ?? 0),
  });

/** What happens on the table: each writes what it says, and nothing else does. */
export const metroChanges: readonly AnyChange[] = [
  ...lastingChanges,
  kind('round', 'TM-RO-01', {
    fields: ['amount'],
    apply: (table, _, { amount = 1 }) => void table.add(theGame, counter.round, amount),
  }),
  money('cash', 'TM-MA-02', []),
  // Refill and cards
  kind('discardCard', 'TM-RO-03', {
    fields: ['card'],
    apply: (table, game, record) =>
      void table.move(of(record, 'card'), game.place('discards', game.deckOf(of(record, 'card')))),
  }),
  kind('drawCard', 'TM-RO-03', {
    fields: ['card'],
    apply: (table, game, record) =>
      void table.move(of(record, 'card'), game.place('column', game.deckOf(of(record, 'card'))), 0),
  }),
  // Turn order
  setting('bid', 'TM-RO-04', counter.bid, 'seat'),
  kind('order', 'TM-RO-04', {
    fields: ['seats'],
    apply: (table, _, record) => {
      for (const [i, seat] of (record['seats'] as readonly Thing[]).entries()) table.set(seat, counter.turn, 1 + i);
    },
  }),
  // Meeples
  standing('put', 'TM-PR-01'),
  standing('walk', 'TM-RO-05'),
  moment('board', 'TM-TR-05', ['seat', 'line']),
  standing('carry', 'TM-PR-11'),
  moment('leave', 'TM-TR-05', ['seat', 'station']),
  // Action chips
  kind('takeSpot', 'TM-AC-01', {
    fields: ['seat', 'card', 'spot'],
    apply: (table, game, record) => {
      const [seat, card, spot] = [of(record, 'seat'), of(record, 'card'), record['spot'] as number];
      table.set(card, spotCounters[spot - 1] as number, seat);
      table.add(seat, counter.chips, -game.spot(card, spot).chips);
    },
  }),
  setting('passes', 'TM-AC-08', counter.passed, 'seat'),
  kind('chipsBack', 'TM-AC-06', {
    fields: ['seat', 'card', 'spot'],
    apply: (table, game, record) => {
      const [seat, card, spot] = [of(record, 'seat'), of(record, 'card'), record['spot'] as number];
      table.set(card, spotCounters[spot - 1] as number, 0);
      table.add(seat, counter.chips, game.spot(card, spot).chips);
    },
  }),
  kind('newChip', 'TM-SE-08', {
    fields: ['seat'],
    apply: (table, _, record) => {
      table.add(of(record, 'seat'), counter.spare, -1);
      table.add(of(record, 'seat'), counter.chips, 1);
    },
  }),
  // Stations, shares, lines
  kind('ownStation', 'TM-SN-01', {
    fields: ['seat', 'station'],
    apply: (table, _, record) => {
      table.set(of(record, 'station'), counter.owner, of(record, 'seat'));
      table.add(of(record, 'seat'), counter.stations, -1);
    },
  }),
  kind('takeShare', 'TM-PR-06', {
    fields: ['seat', 'share'],
    apply: (table, game, record) => void table.move(of(record, 'share'), game.place('shares', of(record, 'seat'))),
  }),
  kind('startTrain', 'TM-TR-01', {
    fields: ['line', 'station', 'way'],
    apply: (table, _, record) => {
      const line = of(record, 'line');
      table.set(line, counter.train, of(record, 'station'));
      table.set(line, counter.way, record['way'] === 2 ? 1 : 0);
      if (table.count(line, counter.step) === 0) table.set(line, counter.step, 1);
    },
  }),
  kind('speedToken', 'TM-TR-03', {
    fields: ['line'],
    apply: (table, _, record) => {
      table.add(of(record, 'line'), counter.speed, 1);
      table.add(theGame, counter.speed, -1);
    },
  }),
  kind('fareToken', 'TM-PR-12', {
    fields: ['station'],
    apply: (table, _, record) => {
      table.add(of(record, 'station'), counter.fares, 1);
      table.add(theGame, counter.fares, -1);
    },
  }),
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
      amount: Math.min(record.amount ?? 0, 12 - game.step(of(record, 'line'))),
    }),
    apply: (table, _, record) => void table.add(of(record, 'line'), counter.step, record.amount ?? 0),
  }),
  // Trains
  moment('run', 'TM-TR-01', ['line']),
  kind('moveTrain', 'TM-TR-02', {
    fields: ['line', 'station'],
    apply: (table, _, record) => void table.set(of(record, 'line'), counter.train, of(record, 'station')),
  }),
  kind('turnTrain', 'TM-PR-09', {
    fields: ['line'],
    apply: (table, _, record) =>
      void table.set(of(record, 'line'), counter.way, 1 - table.count(of(record, 'line'), counter.way)),
  }),
  money('payStation', 'TM-TR-04', ['station', 'line']),
  money('dividend', 'TM-PR-06', ['line']),
];

/** Money from the bank, or to it. */
export const cash = (seat: Thing, amount: number) => change('cash', { seat, amount });
