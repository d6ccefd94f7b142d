import { describe, expect, it } from 'vitest';
import {
  bisectFailure,
  editsBetween,
  inOrder,
  type KeptEdit,
  type TestOutcome,
  textsAfter,
  type VersionOf,
} from '#authoring/tools/history/bisect.ts';

/** A test that fails from the edit `bad` on; for some of the edits between it cannot run. */
const failingFrom =
  (bad: number, unclear: readonly number[] = []) =>
  (count: number): Promise<TestOutcome> =>
    Promise.resolve(unclear.includes(count) ? 'unclear' : count > bad ? 'fails' : 'passes');

describe('the search for the edit that made a test fail', () => {
  it('names the one edit, wherever it is, with at most twice as many runs as a binary search', async () => {
    for (let bad = 0; bad < 40; bad++) {
      const found = await bisectFailure(40, failingFrom(bad));
      expect(found).toEqual({ kind: 'since', passes: bad, fails: bad + 1, runs: expect.any(Number) });
      expect(found.kind === 'since' && found.runs).toBeLessThanOrEqual(13);
    }
  });

  it('names the edits between which the test could not run', async () => {
    expect(await bisectFailure(20, failingFrom(9, [10, 11, 12]))).toMatchObject({
      kind: 'since',
      passes: 9,
      fails: 13,
    });
    expect(await bisectFailure(20, failingFrom(9, [3, 4, 15, 16]))).toMatchObject({
      kind: 'since',
      passes: 9,
      fails: 10,
    });
  });

  it('reports a test that fails on every version, and one that does not fail', async () => {
    expect(await bisectFailure(20, failingFrom(-1))).toMatchObject({ kind: 'always' });
    expect(await bisectFailure(0, failingFrom(-1))).toMatchObject({ kind: 'always' });
    expect(await bisectFailure(20, failingFrom(20))).toEqual({ kind: 'passes' });
    expect(await bisectFailure(3, failingFrom(-1, [0, 1, 2]))).toMatchObject({ kind: 'always' });
  });
});

describe('a project after a given number of its edits', () => {
  const version = (at: number, path: string, source: string | null, isFirst = false): VersionOf<string> => ({
    ...{ at, path, source, isFirst },
    name: '',
  });
  const edits: readonly KeptEdit<string>[] = inOrder([
    ...editsBetween([version(40, 'a', 'a3'), version(20, 'a', 'a2'), version(10, 'a', 'a1')]),
    ...editsBetween([version(50, 'c', 'b2'), version(30, 'b', 'b1', true)]),
  ]);

  it('has each text as it was then, also texts that were created, moved or first seen later', () => {
    expect(edits.map(({ at }) => at)).toEqual([20, 30, 40, 50]);
    const told = [0, 1, 2, 3, 4].map((count) => Object.fromEntries(textsAfter(edits, count)));
    expect(told).toEqual([
      { a: 'a1', b: null, c: null },
      { a: 'a2', b: null, c: null },
      { a: 'a2', b: 'b1', c: null },
      { b: 'b1', c: null },
      {},
    ]);
  });
});
