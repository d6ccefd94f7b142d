import { expect, it } from 'vitest';
import type { Placed } from '#engine/library/content-checks/placed.ts';
import { inRuns } from '#engine/library/content-checks/runs.ts';

const placed = (file: string, value: number): Placed<number> => ({ value, file, path: [value] });
const many = [
  ...Array.from({ length: 100 }, (_, i) => placed('a.json', i)),
  ...Array.from({ length: 10 }, (_, i) => placed('b.json', i)),
];

it('makes again only the run in which something changed, and gives all that is made in the order of the list', () => {
  const made: number[] = [];
  const doubled = inRuns((run: readonly Placed<number>[], by: number) => {
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

it('makes all again with other values beside the list', () => {
  const times = inRuns((run: readonly Placed<number>[], by: number) => run.map(({ value }) => value * by));
  expect([times(many, 1).at(-1), times(many, 3).at(-1)]).toEqual([9, 27]);
});
