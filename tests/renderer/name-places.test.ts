import { describe, expect, it } from 'vitest';
import { type LabelToPlace, placeLabels } from '#renderer/tables/library/label-placement.ts';

const name = (id: string, x: number, y: number, more: Partial<LabelToPlace> = {}): LabelToPlace => ({
  ...{ id, name: '駅の名', at: [x, y], wished: 'ne', near: 9, radius: 6, isEnd: false },
  ...more,
});
const sidesOf = (...names: readonly LabelToPlace[]) => {
  const placed = placeLabels(names, 10, [200, 100]);
  return names.map(({ id, at: [x, y] }) => {
    const found = placed.get(id);
    return found && `${found.y < y ? 'above' : 'below'} ${found.x < x ? 'left' : 'right'}`;
  });
};

describe('a name on the map', () => {
  it('is on its preferred side while that is free', () => {
    expect(sidesOf(name('a', 50, 50), name('b', 150, 50, { wished: 'sw' }))).toEqual(['above right', 'below left']);
  });

  it('moves away from another name there', () => {
    expect(sidesOf(name('a', 50, 50), name('b', 80, 50, { wished: 'nw' }))).toEqual(['above right', 'below right']);
  });

  it('moves away from the letter of a line end, and from the edge of the sheet', () => {
    const end = name('end', 70, 40, { isEnd: true, radius: 10, name: '' });
    expect(sidesOf(name('a', 50, 50), end)[0]).toBe('below right');
    expect(sidesOf(name('a', 190, 50))).toEqual(['below left']);
  });

  it('is left out when no place is free', () => {
    const many = Array.from({ length: 12 }, (_, i) => name(String(i), 100 + (i % 3), 50));
    const placed = placeLabels(many, 10, [200, 100]);
    expect([placed.size > 3, placed.size < 12]).toEqual([true, true]);
  });

  it('finds places for ten thousand in little time, without overlaps', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => name(String(i), (i % 100) * 2, Math.floor(i / 100)));
    expect(placeLabels(many, 10, [200, 100]).size).toBeLessThan(80);
  });
});
