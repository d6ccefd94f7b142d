import { describe, expect, it } from 'vitest';
import type { Json } from '#engine/kernel/basics/json.ts';
import { brightness } from '#renderer/tables/library/brightness.ts';
import { headingOf, nextStop } from '#renderer/tables/library/railway-stops.ts';
import { readMap } from '#renderer/tables/tokyo-metro/map-document.ts';
import { objectsOf } from '#renderer/tables/tokyo-metro/objects-of.ts';

const read = (map: Json) => readMap({ 'map.json': map }, 'ja');
const line = (id: string, stops: readonly string[], more: object = {}) => ({
  id,
  name: id,
  stops,
  loop: false,
  ...more,
});
const station = (id: string, x: number, y: number) => ({ id, name: id, at: [x, y] });

describe('a map document', () => {
  it('draws a line without corners straight through its stops', () => {
    const { lines } = read({ lines: [line('A', ['s1', 's2'])], stations: [station('s1', 0, 0), station('s2', 5, 0)] });
    expect(lines.map(({ stroke }) => stroke)).toEqual([
      {
        corners: [
          [0, 0],
          [5, 0],
        ],
        loop: false,
      },
    ]);
  });
  it('is drawn as far as possible: with stops that are not stations, stations without a place, invalid colours', () => {
    const map = read({
      lines: [line('A', ['s1', 'nowhere'], { paint: { light: 'red;x', dark: '#fff' } }), { id: 'B' }, 7],
      stations: [station('s1', 1, 2), { id: 's2' }, { id: 's3', at: ['x', 1] }],
    } as unknown as Json);
    expect([...map.stations.keys()]).toEqual(['s1']);
    expect(map.lines.map(({ id, paint, stroke }) => [id, paint.light, stroke.corners.length])).toEqual([
      ['A', 'currentColor', 1],
      ['B', 'currentColor', 0],
    ]);
  });
  it.each([[null], [{}], [[]], [{ lines: 3, stations: 'none', land: { sea: 1, river: [] } }]])(
    'is empty when it is missing: %j',
    (map) => {
      const { lines, stations, box } = read(map as Json);
      expect([lines.length, stations.size, box.size[0] > 0]).toEqual([0, 0, true]);
    },
  );
  it('has every one of ten thousand stations, and reads each no more than with a thousand', () => {
    const reads = (count: number): readonly [stations: number, reads: number] => {
      let reads = 0;
      const get = (of: object, key: PropertyKey) => {
        reads++;
        return Reflect.get(of, key) as unknown;
      };
      const counted = (value: object) => new Proxy(value, { get });
      const ids = Array.from({ length: count }, (_, i) => `S${i}`);
      const stations = ids.map((id, i) => counted(station(id, i % 100, Math.floor(i / 100))));
      const lines = [{ ...line('A', []), stops: counted(ids) }];
      const map = read({ lines, stations } as unknown as Json);
      return [map.stations.size, reads / count];
    };
    const [[few, perFew], [many, perMany]] = [reads(1000), reads(10_000)];
    expect([few, many]).toEqual([1000, 10_000]);
    expect(perMany).toBeLessThanOrEqual(perFew);
  });
  it('recognizes a slanted line by its stops', () => {
    const { lines } = read({
      lines: [line('A', ['a', 'b', 'c']), line('B', ['a', 'd'])],
      stations: [station('a', 0, 0), station('b', 5, 5), station('c', 10, 10), station('d', 9, 0)],
    });
    expect(lines.map(({ isSlanted }) => isSlanted)).toEqual([true, false]);
  });
});

describe('a line', () => {
  const [metro, ring] = read({
    lines: [line('A', ['a', 'b', 'c']), line('R', ['x', 'y', 'z'], { loop: true })],
    stations: [],
  }).lines;
  const state = (train: string | null, way: 'forward' | 'back') => ({
    train,
    way,
    step: 0,
    speed: 0,
    shares: [],
    speculations: [],
  });
  it('is walked by its letter, from its end to its first stop again', () => {
    expect([null, 'a', 'c', 'x'].map((at) => nextStop([metro, ring] as never, 'A', at))).toEqual(['a', 'b', 'a', 'a']);
  });
  it('has a train facing its next stop; backwards at an end, onwards on a loop', () => {
    expect([
      headingOf(metro as never, state('b', 'back')),
      headingOf(metro as never, state('c', 'forward')),
      headingOf(ring as never, state('z', 'forward')),
      headingOf(metro as never, state(null, 'forward')),
    ]).toEqual(['a', 'b', 'x', undefined]);
  });
});

it('names the things that an answer concerns', () => {
  expect(
    [
      { do: 'walk', by: 'seat1', station: '11' },
      { do: 'use', by: 'seat1', card: 'A-11', spot: 2 },
      { do: 'bid', by: 'seat2', amount: 300 },
      { do: 'train', by: 'seat1', line: 'G', way: 'back' },
      { do: 'pass', by: 'seat1' },
    ].map(objectsOf),
  ).toEqual([['11'], ['A-11/2'], ['seat2/bid'], ['G'], ['seat1/own']]);
});

it('uses dark text on bright colours and bright text on dark ones', () => {
  expect(['#000000', '#ffffff', '#808080'].map((paint) => Math.round(brightness(paint) * 1000))).toEqual([
    0, 1000, 216,
  ]);
});
