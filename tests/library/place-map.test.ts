import { describe, expect, it } from 'vitest';
import { areTouching, touchingPairs } from '#engine/library/places/hexes.ts';
import { placeMap, withTunnels } from '#engine/library/places/place-map.ts';
import { reachable } from '#engine/library/places/ways.ts';

describe('a map of places', () => {
  const map = placeMap([
    { from: 1, to: 2, bears: ['river'] },
    { from: 2, to: 3 },
    { from: 3, to: 4, oneWay: true },
    { from: 2, to: 1, bears: ['wall'] },
  ]);

  it('has neighbours both ways, but for edges that lead one way only', () => {
    expect([1, 2, 3, 4, 5].map((place) => map.neighbours(place))).toEqual([[2], [1, 3], [2, 4], [], []]);
  });

  it('says what the edge between two places bears, from either side; the first edge between them counts', () => {
    expect([map.bearsBetween(1, 2), map.bearsBetween(2, 1)]).toEqual([['river'], ['river']]);
    expect([map.bearsBetween(2, 3), map.bearsBetween(1, 3)]).toEqual([[], []]);
  });

  it('SC-PR-04: has tunnels from each end to every other one, each once', () => {
    const neighbours = withTunnels(map.neighbours, [1, 2, 5]);
    expect([1, 2, 3, 5].map((place) => neighbours(place))).toEqual([
      [2, 5],
      [1, 3, 5],
      [2, 4],
      [1, 2],
    ]);
    expect(reachable(5, { neighbours }, 2)).toEqual([5, 1, 2, 3]);
  });
});

describe('hexes', () => {
  const hex = (q: number, r: number) => ({ q, r });

  it('SC-PR-02: touch in six directions', () => {
    const around = [-1, 0, 1].flatMap((r) => [-1, 0, 1].map((q) => hex(q, r)));
    expect(around.filter((one) => areTouching(hex(0, 0), one))).toEqual([
      ...[hex(0, -1), hex(1, -1), hex(-1, 0), hex(1, 0), hex(-1, 1), hex(0, 1)],
    ]);
  });

  it('are paired with each hex that they touch, each pair once', () => {
    const [a, b, c, far] = [hex(0, 0), hex(1, 0), hex(0, 1), hex(5, 5)];
    expect(touchingPairs([a, b, c, far])).toEqual([
      [a, b],
      [a, c],
      [b, c],
    ]);
  });
});
