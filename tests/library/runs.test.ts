import { expect, it } from 'vitest';
import { chunksOf, duplicatesBy, mapInChunks, spliceChunks } from '#engine/kernel/basics/chunks.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';

const placed = (file: string, value: number): Located<number> => ({ value, file, path: [value] });
const many = [
  ...Array.from({ length: 100 }, (_, i) => placed('a.json', i)),
  ...Array.from({ length: 10 }, (_, i) => placed('b.json', i)),
];

it('only a changed run is recomputed, and results keep the order of the list', () => {
  const made: number[] = [];
  const doubled = mapInChunks((run: readonly Located<number>[], by: number) => {
    made.push(run.length);
    return run.map(({ value }) => value * by);
  });
  const all = many.map(({ value }) => value * 2);
  expect(doubled(many, 2)).toEqual(all);
  expect(made.splice(0)).toEqual([64, 36, 10]);

  expect(doubled([...many], 2)).toEqual(all);
  expect(made.splice(0)).toEqual([]);

  const edited = many.with(70, placed('a.json', 500));
  expect(doubled(edited, 2)).toEqual(all.with(70, 1000));
  expect(made.splice(0)).toEqual([36]);

  const shorter = edited.filter((_, i) => i !== 105);
  expect(doubled(shorter, 2)).toEqual(all.with(70, 1000).filter((_, i) => i !== 105));
  expect(made.splice(0)).toEqual([9]);
});

it.each([
  { stands: 'as many in one run', first: 70, removed: 1, others: [placed('a.json', 500)] },
  { stands: 'as many across two runs', first: 62, removed: 4, others: [1, 2, 3, 4].map((n) => placed('a.json', n)) },
  { stands: 'what is of another file', first: 70, removed: 1, others: [placed('c.json', 500)] },
  { stands: 'fewer', first: 70, removed: 2, others: [placed('a.json', 500)] },
  { stands: 'more', first: 110, removed: 0, others: [placed('b.json', 500)] },
])('a list containing others has the same runs as one built from scratch: $stands', ({ first, removed, others }) => {
  const list = [...many];
  chunksOf(list);
  const now = spliceChunks(list, first, removed, others);
  const anew = list.toSpliced(first, removed, ...others);
  expect(now).toEqual(anew);
  const runs = chunksOf(now);
  expect(runs).toEqual(chunksOf(anew));
  expect(runs.map((run, i) => run === chunksOf(anew)[i])).toEqual(runs.map(() => true));
});

it('a run gives the same result wherever it moves, also with several lists in turn', () => {
  const doubled = mapInChunks((run: readonly Located<number>[]) => run.map(({ value }) => value * 2));
  const sound = (list: readonly Located<number>[]) => expect(doubled(list)).toEqual(list.map(({ value }) => value * 2));
  const other = many.map(({ value }) => placed('z.json', value + 7));
  sound(many);
  sound(other);
  // The first and the last run are gone, and others come before the first: positions have shifted.
  for (const list of [many.slice(64), [...other.slice(0, 70), ...many], many.slice(0, 100), other, many]) sound(list);
});

it('everything is recomputed when the other values change', () => {
  const times = mapInChunks((run: readonly Located<number>[], by: number) => run.map(({ value }) => value * by));
  expect([times(many, 1).at(-1), times(many, 3).at(-1)]).toEqual([9, 27]);
});

it('duplicate keys are found as the first list finds them, looking only at changed runs', () => {
  let looked = 0;
  const doubles = duplicatesBy(({ value }: Located<number>) => {
    looked++;
    return value === 0 ? null : String(value % 100);
  });
  expect(doubles(chunksOf([...many])).map((all) => all.map(({ value }) => value))).toEqual(
    Array.from({ length: 9 }, (_, i) => [i + 1, i + 1]),
  );
  expect(looked).toBe(110);

  const edited = many.with(70, placed('a.json', 105));
  expect(doubles(chunksOf(edited)).find(([one]) => one?.value === 5)).toEqual([many[5], edited[70], many[105]]);
  expect(looked).toBe(146);

  const shorter = edited.slice(0, 64);
  expect(doubles(chunksOf(shorter))).toEqual([]);
  expect(doubles(chunksOf(edited))).toEqual(
    duplicatesBy(({ value }: Located<number>) => String(value % 100))(chunksOf(edited)).slice(1),
  );
});
