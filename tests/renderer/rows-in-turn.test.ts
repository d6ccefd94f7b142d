import { describe, expect, it } from 'vitest';
import { nextBatch } from '#renderer/views/sheet/batched-rows.ts';

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
const standing = (rows: readonly number[], places: number) => new Map(rows.map((row) => [row % places, row]));
const nobody: ReadonlySet<number> = new Set();
const rowsOf = (held: ReadonlyMap<number, number>) => [...held.values()].sort((one, other) => one - other);

describe('the rows drawn in a frame', () => {
  it('are all requested rows when few are new', () => {
    const { held, isWhole } = nextBatch(standing(range(0, 20), 24), range(3, 23), 24, nobody);
    expect(rowsOf(held)).toEqual(range(0, 23));
    expect(isWhole).toBe(true);
  });

  it('are eight of the new rows, the middle first, until all are drawn', () => {
    const first = nextBatch(standing(range(0, 20), 20), range(100, 120), 20, nobody);
    expect(rowsOf(first.held).filter((row) => row >= 100)).toEqual(range(106, 114));
    const second = nextBatch(first.held, range(100, 120), 20, nobody);
    const third = nextBatch(second.held, range(100, 120), 20, nobody);
    expect([first.isWhole, second.isWhole, third.isWhole]).toEqual([false, false, true]);
    expect(rowsOf(third.held)).toEqual(range(100, 120));
  });

  it('are the focused ones first, wherever they are', () => {
    const { held } = nextBatch(new Map(), range(0, 30), 30, new Set([29]));
    expect(rowsOf(held)).toContain(29);
  });

  it('leave the old content in place until their turn', () => {
    const { held } = nextBatch(standing(range(0, 20), 20), range(20, 40), 20, nobody);
    expect(rowsOf(held)).toEqual([...range(0, 6), ...range(14, 20), ...range(26, 34)]);
  });
});
