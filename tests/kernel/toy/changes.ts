import { changes } from '#engine/kernel/changes/change.ts';
import { lastingChanges } from '#engine/kernel/lasting-effects/lasting-changes.ts';
import { putLastingChange } from '#engine/kernel/lasting-effects/lasting-document.ts';
import type { ChangeRecord } from '#engine/kernel/procedures/next.ts';
import { shuffled } from '#engine/kernel/table/shuffle.ts';
import type { Table } from '#engine/kernel/table/table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { thingNames } from './document.ts';
import { counter, place, type ToyGame, theGame } from './toy-game.ts';

const kind = changes<ToyGame>();
const amountOf = (record: ChangeRecord): number => record.amount ?? record.base ?? 0;
const thing = (record: ChangeRecord, field: string): Thing => record[field] as Thing;

export const toyChanges = [
  ...lastingChanges,
  putLastingChange(thingNames),
  kind('gain', 'TOY-GAIN-01', {
    fields: ['by', 'to', 'base', 'amount', 'stone', 'batch', 'parent'],
    floor: 0,
    prepare: (_, record) => ({ ...record, amount: record.base ?? 0, edits: [] }),
    apply: (table, _, record) => {
      table.add(thing(record, 'to'), counter.points, amountOf(record));
    },
  }),
  kind('take', 'TOY-TAKE-01', {
    fields: ['to', 'stone'],
    holds: (game, record) => game.table.placeOf(thing(record, 'stone')) === place.pile,
    apply: (table, _, record) => {
      table.move(thing(record, 'stone'), place.hand(thing(record, 'to') - 1));
    },
  }),
  kind('lay', 'TOY-LAY-04', {
    fields: ['by', 'stone'],
    apply: (table, _, record) => {
      table.move(thing(record, 'stone'), place.heap);
    },
  }),
  kind('wear', 'TOY-WEAR-02', {
    fields: ['stone', 'parent'],
    apply: (table, _, record) => {
      table.add(thing(record, 'stone'), counter.worn, 1);
    },
  }),
  kind('stir', 'TOY-STIR-01', {
    fields: ['batch'],
    apply: (table, game) => {
      for (const stone of [...table.at(place.heap)]) table.move(stone, place.pile);
      table.order(
        place.pile,
        shuffled(table, place.pile, game.seed, 'pile', (one) => game.stoneName(one)),
        true,
      );
    },
  }),
  kind('turn', 'TOY-TURN-05', {
    fields: ['to'],
    apply: (table, _, record) => {
      table.set(theGame, counter.turn, thing(record, 'to') - 1);
      if (thing(record, 'to') === 1) table.add(theGame, counter.round, 1);
    },
  }),
  kind('forceCount', 'KERNEL', {
    fields: ['of', 'counter', 'value'],
    apply: (table, _, record) => {
      table.set(thing(record, 'of'), record['counter'] as number, record['value'] as number);
    },
  }),
  kind('forcePlace', 'KERNEL', {
    fields: ['place', 'stones'],
    apply: (table, game, record) => {
      const to = record['place'] as number;
      for (const stone of [...table.at(to)]) table.move(stone, place.heap);
      for (const name of record['stones'] as readonly string[]) table.move(findOrMake(table, game, name, to), to);
    },
  }),
];

/** The piece a name refers to: that copy, or the next one not yet there; created when there is none. */
function findOrMake(table: Table, game: ToyGame, name: string, to: number): Thing {
  const [id, copy] = name.split('#');
  let copies = 0;
  for (let thing = game.seats + 1; thing < table.things; thing++) {
    if (game.stone(thing).id !== id) continue;
    copies++;
    if (copy === undefined ? table.placeOf(thing) !== to : table.copyOf(thing) === Number(copy)) return thing;
  }
  const design = game.content.stones.findIndex((stone) => stone.id === id);
  return table.make(design, copy === undefined ? copies + 1 : Number(copy));
}
