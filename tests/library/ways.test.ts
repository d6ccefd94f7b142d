import { describe, expect, it } from 'vitest';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { distance, firstSteps, type layersFrom, nearest, reachable, type Ways } from '#engine/library/places/ways.ts';

// Two ways from 0 to 3, a detour over 4, and a slide that leads from 3 to 5 only.
//
//     1
//   /   \
//  0     3 → 5
//   \   / \
//     2    6
//   |
//   4 — 7 — 6

const steps: readonly (readonly Thing[])[] = [[1, 2, 4], [0, 3], [0, 3], [1, 2, 5, 6], [0, 7], [], [3, 7], [4, 6], []];
const ways: Ways = { neighbours: (place) => steps[place] ?? [] };
const without = (...blocked: readonly string[]): Ways => ({
  ...ways,
  isBlocked: (from, to) => blocked.includes(`${from}>${to}`),
});

describe('a distance', () => {
  it('is the number of steps of the shortest way', () => {
    expect([0, 1, 3, 5, 6, 8].map((to) => distance(0, to, ways))).toEqual([0, 1, 2, 3, 3, Number.POSITIVE_INFINITY]);
  });

  it('AH-LO-09: is read from the start, so that a way may lead in one direction only', () => {
    expect([distance(3, 5, ways), distance(5, 3, ways)]).toEqual([1, Number.POSITIVE_INFINITY]);
  });

  it('AH-EN-16: counts blocked steps', () => {
    expect(distance(0, 3, without('0>1', '0>2'))).toBe(2);
  });
});

describe('the nearest', () => {
  it('AH-EN-14: are all places at the least distance, in the order in which they are given', () => {
    expect(nearest(0, [6, 2, 3, 1], ways)).toEqual([2, 1]);
  });

  it('is the place itself if it is one of them', () => {
    expect(nearest(0, [1, 0], ways)).toEqual([0]);
  });

  it('is none if no way leads to any', () => {
    expect(nearest(5, [0, 8], ways)).toEqual([]);
  });

  it('AH-EN-16: stays the nearest while the way to it is blocked', () => {
    expect(nearest(0, [1, 6], without('0>1'))).toEqual([1]);
  });
});

describe('first steps', () => {
  it('AH-EN-13: are those of all shortest ways', () => {
    expect(firstSteps(0, [3], ways)).toEqual([1, 2]);
    expect(firstSteps(0, [6], ways)).toEqual([1, 2, 4]);
  });

  it('AH-EN-14: lead to each of several nearest, and to none that is farther', () => {
    expect(firstSteps(3, [0, 7], ways)).toEqual([1, 2, 6]);
    expect(firstSteps(3, [1, 7], ways)).toEqual([1]);
  });

  it('AH-EN-15: a blocked step is not taken, nor a longer way instead', () => {
    expect(firstSteps(0, [3], without('0>1'))).toEqual([2]);
    expect(firstSteps(0, [3], without('0>1', '0>2'))).toEqual([]);
  });

  it('a step blocked farther on does not stop the first one', () => {
    expect(firstSteps(0, [3], without('1>3', '2>3'))).toEqual([1, 2]);
  });

  it('AH-LO-07: are none where one is already, or where no way leads', () => {
    expect([firstSteps(0, [0, 1], ways), firstSteps(0, [8], ways), firstSteps(0, [], ways)]).toEqual([[], [], []]);
  });
});

describe('what can be reached', () => {
  it('is in order of distance, the start first, and holds no place twice', () => {
    expect(reachable(0, ways)).toEqual([0, 1, 2, 4, 3, 7, 5, 6]);
  });

  it('ends after a number of steps', () => {
    expect([0, 1, 2].map((most) => reachable(0, ways, most))).toEqual([[0], [0, 1, 2, 4], [0, 1, 2, 4, 3, 7]]);
  });

  it('AH-LO-04: leaves out what only blocked steps lead to', () => {
    expect(reachable(0, without('0>1', '0>2', '7>6'))).toEqual([0, 4, 7]);
  });

  it('SC-EN-01: ends at a place that stops a move, but not at the place where the move begins', () => {
    const stopsAt = (place: Thing) => [0, 3, 4].includes(place);
    expect(reachable(0, { ...ways, stopsAt })).toEqual([0, 1, 2, 4, 3]);
    expect(reachable(0, { ...without('0>4'), stopsAt }, 1)).toEqual([0, 1, 2]);
  });
});

it('a game can keep the layers of a start, to compute them once', () => {
  const known = new Map<Thing, ReturnType<typeof layersFrom>>();
  let computed = 0;
  const kept: Ways = {
    ...ways,
    kept: (start, compute) => {
      const layers = known.get(start) ?? compute();
      if (!known.has(start)) computed++;
      known.set(start, layers);
      return layers;
    },
  };
  expect([distance(0, 6, kept), nearest(0, [3], kept), firstSteps(0, [3], kept)]).toEqual([3, [3], [1, 2]]);
  expect(computed).toBe(1);
});
