import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import { lastingChanges } from '#engine/kernel/changes/lasting-changes.ts';
import { type ChangeRecord, change } from '#engine/kernel/procedures/next.ts';
import { placeOn, type Thing } from '#engine/kernel/table/table.ts';
import { moment, setting } from '#engine/library/changes/plain-changes.ts';
import { counter, spotCounters } from '../table/counters.ts';
import type { MetroGame } from '../table/game.ts';
import { gameThing } from '../table/layout.ts';
import { mostMoney } from '../table/sorts.ts';

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
    apply: (table, _, { amount = 1 }) => void table.add(gameThing, counter.round, amount),
  }),
  money('cash', 'TM-MA-02', []),
  // Refill and cards
  kind('discardCard', 'TM-RO-03', {
    fields: ['card'],
    apply: (table, game, record) =>
      void table.move(of(record, 'card'), game.deckPlace(deckOf(game, record), 'discards')),
  }),
  kind('drawCard', 'TM-RO-03', {
    fields: ['card'],
    apply: (table, game, record) =>
      void table.move(of(record, 'card'), game.deckPlace(deckOf(game, record), 'column'), 0),
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
      table.add(of(record, 'seat'), counter.pyramids, -1);
    },
  }),
  kind('takeShare', 'TM-PR-06', {
    fields: ['seat', 'share'],
    apply: (table, game, record) => void table.move(of(record, 'share'), game.sharePlace(of(record, 'seat'))),
  }),
  kind('startTrain', 'TM-TR-01', {
    fields: ['line', 'station', 'way'],
    apply: (table, _, record) => {
      const line = of(record, 'line');
      table.set(line, counter.train, of(record, 'station'));
      table.set(line, counter.back, record['way'] === 2 ? 1 : 0);
      if (table.count(line, counter.step) === 0) table.set(line, counter.step, 1);
    },
  }),
  kind('speedToken', 'TM-TR-03', {
    fields: ['line'],
    apply: (table, _, record) => {
      table.add(of(record, 'line'), counter.speed, 1);
      table.add(gameThing, counter.speed, -1);
    },
  }),
  kind('fareToken', 'TM-PR-12', {
    fields: ['station'],
    apply: (table, _, record) => {
      table.add(of(record, 'station'), counter.fares, 1);
      table.add(gameThing, counter.fares, -1);
    },
  }),
  kind('speculate', 'TM-PR-05', {
    fields: ['seat', 'line', 'amount'],
    apply: (table, game, record) => {
      const line = of(record, 'line');
      const [chip] = game.speculations(of(record, 'seat'));
      if (chip === undefined) return undefined;
      table.move(chip, placeOn(line));
      table.set(chip, counter.stake, record.amount ?? 0);
      table.set(chip, counter.from, game.step(line));
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
      void table.set(of(record, 'line'), counter.back, 1 - table.count(of(record, 'line'), counter.back)),
  }),
  money('payStation', 'TM-TR-04', ['station', 'line']),
  money('dividend', 'TM-PR-06', ['line']),
];
const deckOf = (game: MetroGame, record: ChangeRecord) =>
  game.layout.thingCalled.get(game.design(of(record, 'card')).deck) as Thing;

/** Money from the bank, or to it. */
export const cash = (seat: Thing, amount: number) => change('cash', { seat, amount });
