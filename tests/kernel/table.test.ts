import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Table } from '#engine/kernel/table/table.ts';
import { hostOf, placeOn } from '#engine/kernel/table/things-and-places.ts';

type Write =
  | { readonly do: 'make' }
  | { readonly do: 'set'; readonly thing: number; readonly counter: number; readonly value: number }
  | { readonly do: 'move'; readonly thing: number; readonly to: number; readonly index: number }
  | { readonly do: 'reverse'; readonly place: number; readonly shuffled: boolean };

const small = fc.nat({ max: 9 });
const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ do: fc.constant('make' as const) }),
  fc.record({ do: fc.constant('set' as const), thing: small, counter: fc.nat({ max: 1 }), value: fc.integer() }),
  fc.record({ do: fc.constant('move' as const), thing: small, to: fc.integer({ min: -1, max: 2 }), index: small }),
  fc.record({ do: fc.constant('reverse' as const), place: fc.nat({ max: 2 }), shuffled: fc.boolean() }),
);

function carryOut(table: Table, one: Write): void {
  switch (one.do) {
    case 'make':
      table.make(7, table.things);
      return;
    case 'set':
      if (one.thing < table.things) table.set(one.thing, one.counter, one.value);
      return;
    case 'move': {
      if (one.thing >= table.things) return;
      const length = one.to < 0 ? 0 : table.at(one.to).length;
      table.move(one.thing, one.to, one.index <= length && table.placeOf(one.thing) !== one.to ? one.index : -1);
      return;
    }
    case 'reverse':
      table.order(one.place, [...table.at(one.place)].reverse(), one.shuffled);
  }
}

function tableWith(writes: readonly Write[]): Table {
  const table = new Table(2, 3);
  for (let i = 0; i < 4; i++) table.make(i, 1);
  for (const one of writes) carryOut(table, one);
  return table;
}

function places(table: Table): number[] {
  return Array.from({ length: table.things }, (_, thing) => table.placeOf(thing));
}

describe('the journal', () => {
  it('reverts everything written since a mark', () => {
    fc.assert(
      fc.property(fc.array(write), fc.array(write), (first, then) => {
        const table = tableWith(first);
        const [before, lying, mark] = [table.data(), places(table), table.mark];
        for (const one of then) carryOut(table, one);
        table.undo(mark);
        expect(table.data()).toEqual(before);
        expect(places(table)).toEqual(lying);
        expect(table.mark).toBe(mark);
      }),
    );
  });

  it('reverts one mark after another', () => {
    fc.assert(
      fc.property(fc.array(fc.array(write, { maxLength: 5 })), (batches) => {
        const table = tableWith([]);
        const stops = batches.map((batch) => {
          const stop = { mark: table.mark, data: table.data() };
          for (const one of batch) carryOut(table, one);
          return stop;
        });
        for (const stop of stops.reverse()) {
          table.undo(stop.mark);
          expect(table.data()).toEqual(stop.data);
        }
      }),
    );
  });

  it('gives no two tables of a game the same revision', () => {
    const table = tableWith([]);
    const mark = table.mark;
    table.set(0, 0, 1);
    const one = table.revision;
    table.undo(mark);
    table.set(0, 0, 2);
    expect(table.revision).not.toBe(one);
  });

  it('is not written without journaling', () => {
    const table = new Table(2, 3);
    table.journaling = false;
    table.move(table.make(0, 1), 1);
    table.set(0, 1, 5);
    expect([table.mark, table.count(0, 1), table.at(1)]).toEqual([0, 5, [0]]);
  });
});

describe('a table', () => {
  it('is unchanged by a round trip through its data', () => {
    fc.assert(
      fc.property(fc.array(write), (writes) => {
        const table = tableWith(writes);
        const again = Table.from(2, table.data());
        expect(again.data()).toEqual(table.data());
        expect(places(again)).toEqual(places(table));
      }),
    );
  });

  it('and its fork are independent of each other’s writes and undos', () => {
    const onEither = fc.record({ fork: fc.boolean(), write });
    fc.assert(
      fc.property(fc.array(write), fc.array(onEither), fc.array(onEither), (first, then, last) => {
        const [origin, alone] = [tableWith(first), tableWith(first)];
        const mark = origin.mark;
        const [fork, aloneToo] = [origin.fork(), Table.from(2, origin.data())];
        for (const one of then) carryOut(one.fork ? fork : origin, one.write);
        const [picture, stood] = [origin.picture(), origin.data()];
        for (const one of [...then, ...last]) carryOut(one.fork ? aloneToo : alone, one.write);
        for (const one of last) carryOut(one.fork ? fork : origin, one.write);
        expect([origin, fork].map((table) => [table.data(), places(table)])).toEqual(
          [alone, aloneToo].map((table) => [table.data(), places(table)]),
        );
        const standing = fork.data();
        origin.restore(picture);
        origin.undo(mark);
        expect([origin.data(), fork.data()]).toEqual([tableWith(first).data(), standing]);
        origin.restore(picture);
        expect([origin.data(), fork.data()]).toEqual([stood, standing]);
      }),
    );
  });

  it('holds each thing in at most one place', () => {
    fc.assert(
      fc.property(fc.array(write), (writes) => {
        const table = tableWith(writes);
        const lying = [0, 1, 2].flatMap((place) => table.at(place).map((thing) => [thing, place]));
        expect(lying.map(([thing]) => thing).length).toBe(new Set(lying.map(([thing]) => thing)).size);
        for (const [thing, place] of lying) expect(table.placeOf(thing as number)).toBe(place);
      }),
    );
  });
});

describe('what is attached to a thing', () => {
  const [host, first, second] = [0, 1, 2];
  function laidOn(): Table {
    const table = tableWith([]);
    table.move(host, 0);
    table.move(first, placeOn(host));
    table.move(second, placeOn(host), 0);
    return table;
  }

  it('has a place of its own, in an order', () => {
    const table = laidOn();
    expect([table.on(host), table.at(placeOn(host)), table.on(first)]).toEqual([[second, first], [second, first], []]);
    expect([hostOf(table.placeOf(first)), hostOf(table.placeOf(host))]).toEqual([host, -1]);
  });

  it('moves with the thing and can be detached', () => {
    const table = laidOn();
    table.move(host, 2);
    table.move(first, 1);
    expect([table.on(host), table.at(1), table.at(2)]).toEqual([[second], [first], [host]]);
  });

  it('is undone, saved and distinguished like everything else', () => {
    const table = laidOn();
    const data = table.data();
    expect(data.lying).toEqual([[host, [second, first]]]);
    const { mark } = table;
    const before = table.placeRevision(placeOn(host));
    table.move(second, placeOn(first));
    table.order(placeOn(host), [first], false);
    expect([table.is(data), table.placeRevision(placeOn(host)) > before]).toEqual([false, true]);
    table.undo(mark);
    expect([table.is(data), Table.from(2, data).data()]).toEqual([true, data]);
    table.undo(0);
    expect([table.data().lying, table.things]).toEqual([undefined, 0]);
  });

  it('never has attachments of its own', () => {
    const table = laidOn();
    expect(() => table.move(host, placeOn(first))).toThrow('cannot lie on');
    expect(() => table.move(host, placeOn(host))).toThrow('cannot lie on');
    expect(table.on(host)).toEqual([second, first]);
  });
});
