import { describe, expect, it } from 'vitest';
import type { Json } from '#engine/kernel/basics/json.ts';
import { edgeBetween, mapFile, readMap } from '#renderer/tables/scythe/map-document.ts';

const terrains = [
  { id: 'farm', name: '農地', yields: 'food' },
  { id: 'lake', name: '湖', is: 'lake' },
];
const file = 'maps/a.json';
const read = (map: Json) => readMap({ [file]: map, 'words.json': { terrains } }, 'ja', file);
const hex = (id: string, q: number, r: number, more: object = {}) => ({ id, q, r, terrain: 'farm', ...more });

describe('a map of hexes', () => {
  it('has neighbours at equal distances, and a river on the edge between two of them', () => {
    const { hexes, rivers } = read({ hexes: [hex('A', 0, 0), hex('B', 1, 0), hex('C', 0, 1)], rivers: [['A', 'B']] });
    const [a, b, c] = [...hexes.values()].map(({ at }) => at);
    const far = (one: readonly number[] = [], two: readonly number[] = []) =>
      Math.hypot((one[0] ?? 0) - (two[0] ?? 0), (one[1] ?? 0) - (two[1] ?? 0)).toFixed(3);
    expect([far(a, b), far(a, c), far(b, c)]).toEqual(['1.732', '1.732', '1.732']);
    const middle = rivers[0]?.[0].map((x, i) => ((x + (rivers[0]?.[1][i] ?? 0)) / 2).toFixed(3));
    expect(middle).toEqual(['0.866', '0.000']);
  });
  it('has no edge between hexes that do not touch', () => {
    expect(edgeBetween([0, 0], [5, 0])).toBeNull();
    expect(read({ hexes: [hex('A', 0, 0), hex('B', 2, 0)], rivers: [['A', 'B'], ['A'], 7] } as Json).rivers).toEqual(
      [],
    );
  });
  it('paints terrains by their order, and lakes and factories alike everywhere', () => {
    const { hexes } = read({
      hexes: [hex('A', 0, 0), hex('B', 1, 0, { terrain: 'lake' }), hex('C', 2, 0, { terrain: 'x' })],
    });
    expect([...hexes.values()].map(({ terrain }) => terrain?.paint)).toEqual(['0', 'lake', undefined]);
  });
  it('is drawn as far as possible while it is edited', () => {
    const { hexes, homes } = read({
      hexes: [hex('A', 0, 0), { id: 'B' }, { id: 'C', q: 10_000, r: 0 }, 7],
      homes: [{ home: 'N', q: 0, r: -1, exits: ['A', 3] }, { home: 'S' }],
    } as Json);
    expect([[...hexes.keys()], [...homes.values()].map(({ id, exits }) => [id, exits])]).toEqual([
      ['A'],
      [['N', ['A']]],
    ]);
  });
  it.each([[null], [{}], [[]], [{ hexes: 3, rivers: 'none', homes: {} }]])('is empty when it is missing: %j', (map) => {
    const { hexes, homes, box } = read(map as Json);
    expect([hexes.size, homes.size, box.size[0] > 0]).toEqual([0, 0, true]);
  });
  it('is that of the game that is played, else the one that shares most hexes with the table', () => {
    const documents = {
      'maps/a.json': { id: 'a', hexes: [hex('A', 0, 0)] },
      'maps/b.json': { id: 'b', hexes: [hex('A', 0, 0), hex('B', 1, 0)] },
      'games/g.json': { id: 'g', map: 'a' },
    };
    expect([
      mapFile(documents, 'g', ['A', 'B']),
      mapFile({ ...documents, 'games/g.json': {} }, null, ['A', 'B']),
    ]).toEqual(['maps/a.json', 'maps/b.json']);
  });
});
