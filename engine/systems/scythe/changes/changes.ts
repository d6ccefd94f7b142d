import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import { lastingChanges } from '#engine/kernel/lasting-effects/lasting-changes.ts';
import { type ChangeNext, type ChangeRecord, change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import {
  eventChange,
  moveOnTrack,
  moveToPlace,
  setCounter,
  setReference,
} from '#engine/library/changes/plain-changes.ts';
import { gainsInPart } from '#engine/library/gains/gain-in-part.ts';
import { pileChanges } from '#engine/library/piles/pile-changes.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { ScytheGame } from '../table/game.ts';
import { counter, goodsCounters, onceCounters, starCounters } from '../table/plan.ts';

const kind = changes<ScytheGame>();
const of = (record: ChangeRecord, field: string) => record[field] as Thing;
const goods = (record: ChangeRecord) => goodsCounters[(record['resource'] as number) - 1] as number;

/** Gains of which a player may take a part (SC-TU-05). */
export const partialGains = gainsInPart('SC-TU-05');
const pile = pileChanges<ScytheGame>({
  pile: 'pile',
  nameOfPile: ({ layout }, place) => layout.placeNames[place] ?? '',
  nameOfCard: (game, card) => game.name(card),
  rules: { draw: 'SC-PR-14', lay: 'SC-EN-03', shuffle: 'SC-CO-17' },
});

/** On a counter of the table, `0` when it is over. */
const combatOver = [counter.battle, counter.attacker, counter.defender] as const;

export const scytheChanges: readonly AnyChange[] = [
  ...lastingChanges,
  ...partialGains.changes,
  kind('round', 'SC-PR-20', {
    fields: ['amount'],
    apply: (table, _, { amount = 1 }) => void table.add(theGame, counter.round, amount),
  }),
  kind('turn', 'SC-TU-01', {
    fields: ['seat'],
    apply: (table, _, record) => void table.set(theGame, counter.active, of(record, 'seat')),
  }),
  setReference('token', 'SC-TU-01', counter.token, 'seat', 'area'),
  moveOnTrack('coins', 'SC-PR-20', counter.coins, 999_999, 'seat'),
  moveOnTrack('power', 'SC-PR-14', counter.power, ({ board }: ScytheGame) => board.tracks.power, 'seat'),
  moveOnTrack('popularity', 'SC-PR-14', counter.popularity, ({ board }: ScytheGame) => board.tracks.popularity, 'seat'),
  eventChange('top', 'SC-TU-02', ['seat', 'area', 'way']),
  eventChange('bottom', 'SC-TU-06', ['seat', 'area']),
  kind('goods', 'SC-RS-03', {
    fields: ['hex', 'resource', 'amount'],
    apply: (table, _, record) => void table.add(of(record, 'hex'), goods(record), record.amount ?? 0),
  }),
  kind('setOut', 'SC-PR-06', {
    fields: ['unit', 'to'],
    apply: (table, _, record) => {
      table.set(theGame, counter.mover, of(record, 'unit'));
      return void table.set(theGame, counter.towards, of(record, 'to'));
    },
  }),
  kind('move', 'SC-PR-04', {
    fields: ['unit', 'to'],
    apply: (table, game, record) => void table.move(of(record, 'unit'), game.place('units', of(record, 'to'))),
  }),
  kind('carry', 'SC-PR-06', {
    fields: ['unit', 'resource', 'amount', 'source', 'to'],
    apply: (table, _, record) => {
      const amount = record.amount ?? 0;
      table.add(of(record, 'source'), goods(record), -amount);
      return void table.add(of(record, 'to'), goods(record), amount);
    },
  }),
  kind('waits', 'SC-ST-13', {
    fields: ['unit', 'from'],
    apply: (table, _, record) => void table.set(of(record, 'unit'), counter.origin, of(record, 'from')),
  }),
  kind('carries', 'SC-ST-13', {
    fields: ['unit', 'resource', 'amount', 'from'],
    apply: (table, _, record) => {
      table.set(of(record, 'unit'), goods(record), record.amount ?? 0);
      return void table.set(of(record, 'unit'), counter.loaded, of(record, 'from'));
    },
  }),
  kind('home', 'SC-CO-15', {
    fields: ['unit', 'to'],
    apply: (table, game, record) => void table.move(of(record, 'unit'), game.place('units', of(record, 'to'))),
  }),
  kind('appear', 'SC-UN-05', {
    fields: ['unit', 'hex'],
    apply: (table, game, record) => void table.move(of(record, 'unit'), game.place('units', of(record, 'hex'))),
  }),
  moveToPlace<ScytheGame, 'structure' | 'hex'>('build', 'SC-UN-05', ['structure', 'hex'], (game, { hex }) =>
    game.place('structures', hex),
  ),
  kind('upgrade', 'SC-PR-10', {
    fields: ['seat', 'way', 'area'],
    apply: (table, _, record) => {
      table.set(of(record, 'way'), counter.upgraded, 1);
      return void table.add(of(record, 'area'), counter.less, 1);
    },
  }),
  kind('enlist', 'SC-PR-08', {
    fields: ['seat', 'area'],
    apply: (table, _, record) => void table.set(of(record, 'area'), counter.recruit, 1),
  }),
  kind('once', 'SC-PR-08', {
    fields: ['seat', 'onceBonus'],
    apply: (table, _, record) =>
      void table.set(of(record, 'seat'), onceCounters[(record['onceBonus'] as number) - 1] as number, 1),
  }),
  kind('star', 'SC-ST-10', {
    fields: ['seat', 'star'],
    apply: (table, _, record) =>
      void table.add(of(record, 'seat'), starCounters[(record['star'] as number) - 1] as number, 1),
  }),
  kind('takeToken', 'SC-EN-02', {
    fields: ['hex'],
    apply: (table, _, record) => void table.set(of(record, 'hex'), counter.token, 0),
  }),
  kind('combat', 'SC-CO-01', {
    fields: ['hex', 'seat', 'opponent'],
    apply: (table, _, record) => {
      table.set(theGame, counter.battle, of(record, 'hex'));
      table.set(theGame, counter.attacker, of(record, 'seat'));
      return void table.set(theGame, counter.defender, of(record, 'opponent'));
    },
  }),
  kind('dialed', 'SC-CO-09', {
    fields: ['seat', 'amount', 'used'],
    apply: (table, _, record) => void table.set(of(record, 'seat'), counter.nextDial, 0),
  }),
  eventChange('won', 'SC-CO-11', ['seat', 'opponent', 'hex']),
  eventChange('fought', 'SC-CO-20', ['seat', 'opponent', 'hex', 'won']),
  kind('combatOver', 'SC-CO-20', {
    fields: ['hex'],
    apply: (table) => {
      for (const which of combatOver) table.set(theGame, which, 0);
      return undefined;
    },
  }),
  moveToPlace<ScytheGame, 'card'>('discard', 'SC-CO-10', ['card'], (game) => game.place('combatDiscards')),
  pile.draw,
  pile.lay,
  pile.shuffle,
  moveToPlace<ScytheGame, 'card'>('showEncounter', 'SC-EN-02', ['card'], (game) => game.place('encounters')),
  moveToPlace<ScytheGame, 'objective' | 'seat'>('reveal', 'SC-OB-02', ['objective', 'seat'], (game) =>
    game.place('objectiveDeck'),
  ),
  moveToPlace<ScytheGame, 'card' | 'seat'>('takeCard', 'SC-FC-02', ['card', 'seat'], (game, { seat }) =>
    game.place('taken', seat),
  ),
  eventChange('meet', 'SC-EN-03', ['seat', 'encounter', 'option']),
  setCounter('factoryUsed', 'SC-FC-01', counter.factoryUsed, 'seat'),
  eventChange('give', 'SC-DL-02', ['seat', 'opponent', 'amount']),
];

export const coins = (seat: Thing, amount: number): ChangeNext => change('coins', { seat, amount });
export const power = (seat: Thing, amount: number): ChangeNext => change('power', { seat, amount });
export const popularity = (seat: Thing, amount: number): ChangeNext => change('popularity', { seat, amount });
export const goodsAt = (hex: Thing, resource: number, amount: number): ChangeNext =>
  change('goods', { hex, resource: resource + 1, amount });
