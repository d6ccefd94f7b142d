import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ChunkedList } from '#authoring/text/reading/run-list.ts';
import { chunksOf } from '#engine/kernel/basics/chunks.ts';
import { type KeyedChunks, keyedBy, mapChunksWith } from '#engine/kernel/basics/keyed-chunks.ts';
import { membersOf, withLongMaps, withMembers } from '#engine/kernel/basics/long-maps.ts';

interface One {
  readonly key: string;
  readonly said: number;
}
const keys = fc.nat(299).map((n) => `k${n}`);
const edit = fc.record({
  at: fc.nat(),
  removed: fc.nat(2),
  others: fc.array(fc.record({ key: keys, said: fc.nat(9) }), { maxLength: 2 }),
  isSameKey: fc.boolean(),
});
const firstOnes: readonly One[] = Array.from({ length: 200 }, (_, i) => ({ key: `k${i}`, said: i }));

const first = ChunkedList.of(firstOnes);

function after(
  list: ChunkedList<One>,
  { at, removed, others, isSameKey }: typeof edit extends fc.Arbitrary<infer E> ? E : never,
): ChunkedList<One> {
  const from = at % (list.length + 1);
  const gone = [...list].slice(from, from + removed);
  const put = isSameKey ? gone.map((one) => ({ ...one, said: one.said + 1 })) : others;
  return list.spliced(from, gone.length, put);
}
const asMap = (list: Iterable<One>): ReadonlyMap<string, One> =>
  new Map(Array.from(list, (one) => [one.key, one] as const));

it('a list edited in runs holds the same as a list edited as a whole', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.array(edit, { minLength: 1, maxLength: 60 }), (length, edits) => {
      let list: readonly One[] = firstOnes.slice(0, length);
      let runs = ChunkedList.of(list);
      for (const one of edits) {
        const from = one.at % (list.length + 1);
        const removed = Math.min(one.removed, list.length - from);
        const put = one.isSameKey ? list.slice(from, from + removed) : one.others;
        list = list.toSpliced(from, removed, ...put);
        runs = runs.spliced(from, removed, put);
        expect([[...runs], runs.length]).toEqual([list, list.length]);
        expect(runs.runs.every((run) => run.length > 0 && run.length <= 128)).toBe(true);
        const to = Math.min(list.length, from + 70);
        expect([runs.slice(from, to), runs.at(from), runs.at(to)]).toEqual([
          list.slice(from, to),
          list[from],
          list[to],
        ]);
      }
    }),
  );
});

it('a lookup by key equals a map of the whole list, however the list came about', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 30 }), fc.array(keys), (edits, asked) => {
      const keyed = keyedBy<One>(({ key }) => key);
      let list = first;
      for (const one of edits) {
        const [before, was] = [keyed(list.runs), asMap(list)];
        before.has('k1');
        list = after(list, one);
        const [now, map] = [keyed(list.runs), asMap(list)];
        expect(now.runs.flat()).toEqual([...list]);
        expect([now.size, [...now.keys()].toSorted()]).toEqual([map.size, [...map.keys()].toSorted()]);
        for (const key of [...asked, ...one.others.map((other) => other.key)]) {
          expect(now.get(key)).toBe(map.get(key));
          expect(now.indexOf(key)).toBe([...list].findLastIndex((other) => other.key === key));
        }
        const changed = now.changedSince(before);
        const others = [...new Set([...was.keys(), ...map.keys()])].filter((key) => was.get(key) !== map.get(key));
        expect(others.filter((key) => changed !== null && !changed.has(key))).toEqual([]);
      }
    }),
  );
});

it('results of runs with a second list equal results computed from scratch', () => {
  const each =
    (by: number) =>
    ({ key, said }: One, [other]: readonly { get(key: string): One | undefined }[]) =>
      `${key} ${said} ${other?.get(key)?.said ?? 'none'} ${by}`;
  fc.assert(
    fc.property(fc.array(fc.tuple(edit, fc.boolean(), fc.nat(1)), { minLength: 1, maxLength: 20 }), (edits) => {
      const made = mapChunksWith({ each, together: (all: readonly string[]) => all.join(', ') });
      const [keyed, keyedOther] = [keyedBy<One>(({ key }) => key), keyedBy<One>(({ key }) => key)];
      let list = first;
      let other = ChunkedList.of(firstOnes.slice(50));
      for (const [one, isOfOther, by] of edits) {
        if (isOfOther) other = after(other, one);
        else list = after(list, one);
        const found = made(keyed(list.runs), [keyedOther(other.runs)], by);
        const anew = Array.from(list, (its) => each(by)(its, [asMap(other)]));
        expect(found.filter((run) => run !== '').join(', ')).toBe(anew.join(', '));
      }
    }),
  );
});

it('only runs with a change in either list are recomputed, and then only their changed items', () => {
  const [looked, told]: [string[], string[]] = [[], []];
  const each = mapChunksWith({
    each:
      () =>
      ({ key }: One, _: readonly KeyedChunks<One>[]) =>
        void looked.push(key),
    together: (_, [one]: readonly One[]) => void told.push(one?.key ?? ''),
  });
  const [keyed, keyedOther] = [keyedBy<One>(({ key }) => key), keyedBy<One>(({ key }) => key)];
  const said = (list: ChunkedList<One>, at: number) => list.spliced(at, 1, [{ ...(list.at(at) as One), said: -1 }]);
  const look = (mine: ChunkedList<One>, its: ChunkedList<One>) => {
    each(keyed(mine.runs), [keyedOther(its.runs)]);
    const keys = looked.splice(0);
    return { told: told.splice(0), looked: keys.length > 1 ? keys.length : keys[0] };
  };
  const mine = said(first, 3);
  const other = ChunkedList.of(firstOnes.map((one) => ({ ...one })));
  const [other70, other71] = [said(other, 70), said(said(other, 70), 71)];
  expect(look(first, other)).toEqual({ told: ['k0', 'k64', 'k128', 'k192'], looked: 200 });
  // Results are kept once something was written there
  expect(look(first, other70)).toEqual({ told: ['k64'], looked: 64 });
  expect(look(first, said(other70, 71))).toEqual({ told: ['k64'], looked: 'k71' });
  expect(look(mine, other71)).toEqual({ told: ['k0', 'k64'], looked: 66 });
  expect(look(said(mine, 4), other71)).toEqual({ told: ['k0'], looked: 'k4' });
  expect(look(said(mine, 5), other71)).toEqual({ told: ['k0'], looked: 2 });
});

it('a lazily built map equals the eagerly built object', () => {
  const map = Object.fromEntries(firstOnes.map(({ key, said }) => [key, said]));
  const runs = chunksOf(Object.entries(map).map(([name, value]) => ({ name, value })));
  const whole = withLongMaps({ version: 1, units: {} }, new Map([['units', runs]]));
  expect(JSON.stringify(whole)).toBe(JSON.stringify({ version: 1, units: map }));
  expect(structuredClone(whole)).toEqual({ version: 1, units: map });
  expect(membersOf(whole, 'units')?.get('k7')?.value).toBe(7);
  expect(withMembers(whole, 'units', new Map([['k7', 70]]))).toEqual({ version: 1, units: { ...map, k7: 70 } });
});

it('a list that was compared with its predecessor does not keep it in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const keyed = keyedBy<One>(({ key }) => key);
  function followed() {
    const [before, now] = [
      keyed(chunksOf([...firstOnes])),
      keyed(chunksOf(firstOnes.with(70, { key: 'k70', said: 500 }))),
    ];
    expect([...(now.changedSince(before) ?? [])]).toEqual(['k70']);
    return { now, before: new WeakRef(before) };
  }
  const { now, before } = followed();
  // A dereferenced weak reference is kept alive until the end of its turn.
  await setTimeout(0);
  collect();
  expect(before.deref()).toBeUndefined();
  expect(now.has('k70')).toBe(true);
});
