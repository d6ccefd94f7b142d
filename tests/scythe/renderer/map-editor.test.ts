import { describe, expect, it } from 'vitest';
import type { Json } from '#engine/kernel/basics/json.ts';
import { nearestStop, stopByArrow } from '#renderer/tables/scythe/hex-walk.ts';
import { freeHexId } from '#renderer/tables/scythe/map-editor/hex-ids.ts';
import { frameAround } from '#renderer/tables/scythe/map-editor/map-frame.ts';
import { type EditedMap, type MapSpot, readEditedMap } from '#renderer/tables/scythe/map-editor/map-spots.ts';
import {
  editBy,
  type MapTool,
  spotsAt,
  spotsOf,
  toolByKey,
  toolsOf,
} from '#renderer/tables/scythe/map-editor/map-tools.ts';

const documents = {
  'words.json': {
    terrains: [
      { id: 'farm', name: '農地' },
      { id: 'lake', name: '湖', is: 'lake' },
    ],
    homes: [
      { id: 'N', name: '北' },
      { id: 'S', name: '南' },
    ],
  },
};
const read = (map: Json): EditedMap => readEditedMap(map, documents, 'ja');
const hex = (id: string, q: number, r: number, terrain = 'farm') => ({ id, q, r, terrain });
const document = {
  hexes: [hex('A1', 0, 0), hex('A2', 1, 0, 'lake'), hex('B1', 0, 1)],
  rivers: [['A2', 'A1'], ['A1'], ['B1', 'A9']],
  homes: [{ home: 'N', q: 0, r: -1, exits: ['A1'] }],
};
const map = read(document);
const keysOf = (spots: readonly MapSpot[]) => spots.map(({ kind, key }) => `${kind} ${key}`);
const tool = (id: string, of = map): MapTool => {
  const found = toolsOf(of).find((one) => one.id === id);
  if (found === undefined) throw new Error(`no tool ${id}`);
  return found;
};

describe('on a map', () => {
  it('hexes and home bases are chosen, and empty places next to hexes where something can be put', () => {
    expect(keysOf(spotsOf(tool('select'), map))).toEqual(['hex 0,0', 'hex 1,0', 'hex 0,1', 'home 0,-1']);
    const empty = spotsOf(tool('home S'), map).filter(({ kind }) => kind === 'empty');
    expect(keysOf(empty).sort()).toEqual(
      ['-1,0', '-1,1', '-1,2', '0,2', '1,-1', '1,1', '2,-1', '2,0'].map((key) => `empty ${key}`),
    );
  });
  it('a river is drawn on the edges between hexes that touch', () => {
    const edges = spotsOf(tool('river'), map);
    expect(edges.map((edge) => edge.kind === 'edge' && [edge.hexes.join(' '), edge.rivers])).toEqual([
      ['A1 A2', [0]],
      ['A1 B1', []],
      ['A2 B1', []],
    ]);
  });
  it('without hexes, there is one place to begin at', () => {
    expect(keysOf(spotsOf(tool('terrain farm'), read({ hexes: [] })))).toEqual(['empty 0,0']);
  });
  it('two hexes at one place are both there', () => {
    expect(keysOf(read({ hexes: [hex('A1', 0, 0), hex('A2', 0, 0)] }).hexes)).toEqual(['hex 0,0', 'hex 0,0 2']);
  });
  it('a hex whose place cannot be drawn is left out, and the others keep their indices', () => {
    const { hexes } = read({ hexes: [7, hex('A1', 1e9, 0), { id: 'A2' }, hex('A3', 0, 0)] } as Json);
    expect(hexes.map(({ hex: { id, index } }) => [id, index])).toEqual([['A3', 3]]);
  });
  it.each([[null], [[]], [{ hexes: 3, rivers: {}, homes: 'none' }]])('nothing is there for %j', (broken) => {
    const { hexes, homes, edges, rivers } = read(broken as Json);
    expect([hexes, homes, edges, rivers]).toEqual([[], [], [], []]);
  });
  it('a part of the text belongs to what is drawn for it: a river on no edge, to the hexes that it names', () => {
    const spots = (...path: readonly (string | number)[]) => keysOf(spotsAt(map, path));
    expect([spots('hexes', 1, 'q'), spots('homes', 0), spots('rivers', 0, 1), spots('rivers', 1)]).toEqual([
      ['hex 1,0'],
      ['home 0,-1'],
      ['edge 0,0 1,0'],
      ['hex 0,0'],
    ]);
    expect([spots('rivers', 2), spots('rivers', 9), spots('name'), spots()]).toEqual([['hex 0,1'], [], [], []]);
  });
});

describe('a tool', () => {
  const drawn = { map, document, taken: new Set(['A1', 'A2', 'B1', 'A3']) };
  const spot = (key: string): MapSpot => {
    const found = [...map.hexes, ...map.homes, ...map.empty, ...map.edges].find((one) => one.key === key);
    if (found === undefined) throw new Error(`nothing at ${key}`);
    return found;
  };
  const named = (id: string, key: string) => editBy(tool(id), spot(key), drawn)?.name ?? null;

  it('says in both languages what it does', () => {
    expect([named('terrain farm', '2,0'), named('terrain farm', '1,0'), named('tunnel', '0,0')]).toEqual([
      { ja: 'ヘックス「A4」を足す', en: 'Add hex A4' },
      { ja: '「A2」の地形を変える', en: 'Change the terrain of A2' },
      { ja: '「A1」のトンネルを変える', en: 'Change the tunnel of A1' },
    ]);
  });
  it('does nothing where there is nothing to do', () => {
    expect([
      named('select', '0,0'),
      named('terrain farm', '0,0'),
      named('terrain farm', '0,-1'),
      named('tunnel', '0,-1'),
      named('home S', '0,0'),
      named('remove', '2,0'),
    ]).toEqual([null, null, null, null, null, null]);
  });
  it('puts a home base down with exits to the land around it', () => {
    expect(editBy(tool('home S'), spot('1,-1'), drawn)?.edits).toEqual([
      { kind: 'append', path: ['homes'], value: { home: 'S', q: 1, r: -1, exits: ['A1'] } },
    ]);
  });
  it('is taken by its key; home bases share one and follow each other', () => {
    const keys = ['v', 'X', '2', '9', 'h', 'Enter'];
    expect(keys.map((key) => toolByKey(key, tool('home N'), map)?.id ?? null)).toEqual([
      'select',
      'remove',
      'terrain lake',
      null,
      'home S',
      null,
    ]);
    expect(toolByKey('h', tool('home S'), map)?.id).toBe('home N');
  });
  it('for a terrain or a home base is there for each of the project', () => {
    expect(toolsOf(readEditedMap({}, {}, 'ja')).map(({ id }) => id)).toEqual([
      'select',
      'remove',
      'tunnel',
      'encounter',
      'river',
    ]);
  });
});

describe('an arrow key goes', () => {
  const wide = read({ hexes: [-1, 0, 1].flatMap((r) => [-1, 0, 1, 2].map((q) => hex(`H${q}${r}`, q, r))) });
  const stops = wide.hexes;
  const at = (key: string) => stops.find((one) => one.key === key)?.at ?? [0, 0];
  it('to the next hex in a row', () => {
    expect(stopByArrow(stops, at('0,0'), 'ArrowRight')?.key).toBe('1,0');
    expect(stopByArrow(stops, at('-1,-1'), 'ArrowUp')).toBeNull();
  });
  it('to the next row, not over it, and back to the column where it began', () => {
    const up = stopByArrow(stops, at('0,1'), 'ArrowUp', at('0,1')[0]);
    expect(['1,0', '0,0']).toContain(up?.key);
    expect(stopByArrow(stops, up?.at ?? [0, 0], 'ArrowUp', at('0,1')[0])?.key).toBe('1,-1');
  });
  it('nowhere from a map without hexes', () => {
    expect([stopByArrow([], [0, 0], 'ArrowUp'), nearestStop([], [0, 0])]).toEqual([null, null]);
  });
});

describe('a new hex has', () => {
  const rows = [
    { id: 'A1', r: 0 },
    { id: 'A2', r: 0 },
    { id: 'B1', r: 1 },
  ];
  it.each<[string, readonly { id: string; r: number }[], number, readonly string[], string]>([
    ['the next number of its row', rows, 0, [], 'A3'],
    ['a number that nothing in the project has', rows, 0, ['A3', 'A4'], 'A5'],
    ['the first free letter in a new row', rows, 2, ['C7'], 'D1'],
    ['the first letter on an empty map', [], 0, ['A1'], 'B1'],
    ['the manner of a map that counts on', [{ id: 'My-map-7', r: 0 }], 3, [], 'My-map-8'],
    ['two letters when all are used', [], 0, [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((one) => `${one}1`), 'AA1'],
  ])('%s', (_, hexes, r, taken, id) => {
    expect(freeHexId(hexes, r, new Set([...taken, ...hexes.map((one) => one.id)]))).toBe(id);
  });
});

it('the picture stays where it is while new hexes fit in, and then grows by more than one', () => {
  const first = frameAround([[0, 0]], null);
  expect(frameAround([[4, 2]], first)).toBe(first);
  const grown = frameAround([[9, 2]], first);
  expect([grown.from, grown.size[0] > first.size[0] + 4, grown.size[1]]).toEqual([first.from, true, first.size[1]]);
});
