import { describe, expect, it } from 'vitest';
import {
  boundingBox,
  distanceAlong,
  lengthOf,
  type Polyline,
  pointAlong,
  roundedPath,
  routeBetween,
  trainBetween,
} from '#renderer/tables/library/polyline.ts';

const corner: Polyline = {
  corners: [
    [0, 0],
    [10, 0],
    [10, 10],
  ],
  loop: false,
};
const square: Polyline = {
  corners: [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ],
  loop: true,
};

describe('a polyline with corners', () => {
  it('has rounded corners, and sharp ends', () => {
    expect(roundedPath(corner, 2)).toBe('M0.0 0.0L8.0 0.0Q10.0 0.0 10.0 2.0L10.0 10.0');
  });
  it('rounds close corners by half of the distance between them', () => {
    expect(
      roundedPath(
        {
          corners: [
            [0, 0],
            [2, 0],
            [2, 2],
            [9, 2],
          ],
          loop: false,
        },
        5,
      ),
    ).toBe('M0.0 0.0L1.0 0.0Q2.0 0.0 2.0 1.0L2.0 1.0Q2.0 2.0 5.5 2.0L9.0 2.0');
  });
  it('rounds every corner of a loop, and closes it', () => {
    expect(roundedPath({ corners: square.corners, loop: true }, 1)).toBe(
      'M0.0 1.0Q0.0 0.0 1.0 0.0L9.0 0.0Q10.0 0.0 10.0 1.0L10.0 9.0Q10.0 10.0 9.0 10.0L1.0 10.0Q0.0 10.0 0.0 9.0Z',
    );
  });
  it('is empty without corners, and a point with one', () => {
    expect([roundedPath({ corners: [], loop: true }, 2), roundedPath({ corners: [[1, 2]], loop: false }, 2)]).toEqual([
      '',
      'M1.0 2.0',
    ]);
  });
  it('is as long as its segments; a loop includes the way back', () => {
    expect([lengthOf(corner), lengthOf(square), lengthOf({ corners: [], loop: true })]).toEqual([20, 40, 0]);
  });
  it('has a nearest point for every point', () => {
    expect([distanceAlong(corner, [4, 3]), distanceAlong(corner, [12, 7]), distanceAlong(square, [-1, 5])]).toEqual([
      4, 17, 35,
    ]);
  });
  it('has points along it; past its end a line stops and a loop continues', () => {
    expect([pointAlong(corner, 14), pointAlong(corner, 99)?.at, pointAlong(square, 45)?.at]).toEqual([
      { at: [10, 4], angle: 90 },
      [10, 10],
      [5, 0],
    ]);
    expect(pointAlong({ corners: [[1, 1]], loop: false }, 3)).toBe(null);
  });
});

describe('a train', () => {
  it('is a little past its stop, facing the next one', () => {
    expect(trainBetween(corner, [2, 0], [10, 6], 3)).toEqual({ at: [5, 0], angle: 0 });
    expect(trainBetween(corner, [10, 6], [2, 0], 3)).toEqual({ at: [10, 3], angle: 270 });
  });
  it('never passes the middle between two stops', () => {
    expect(trainBetween(corner, [2, 0], [6, 0], 3)?.at).toEqual([4, 0]);
  });
  it('continues over the end of a loop', () => {
    expect(trainBetween(square, [0, 5], [5, 0], 2)).toEqual({ at: [0, 3], angle: -90 });
    expect(trainBetween(square, [5, 0], [0, 5], 2)).toEqual({ at: [3, 0], angle: 180 });
  });
});

describe('a map', () => {
  it('has a margin around everything on it, and a default size when empty', () => {
    expect(
      boundingBox(
        [
          [0, 2],
          [8, -4],
        ],
        [1, 2],
      ),
    ).toEqual({ from: [-1, -6], size: [10, 10] });
    expect(boundingBox([], [2, 1])).toEqual({ from: [-2, -1], size: [4, 2] });
  });
  it('is crossed by the route with the fewest stops, with changes where lines meet', () => {
    const lines = [
      { stops: ['a', 'b', 'c', 'd'], loop: false },
      { stops: ['b', 'x', 'd', 'y'], loop: true },
    ];
    expect([routeBetween(lines, 'a', 'd'), routeBetween(lines, 'a', 'y'), routeBetween(lines, 'a', 'z')]).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'y'],
      [],
    ]);
  });
});
