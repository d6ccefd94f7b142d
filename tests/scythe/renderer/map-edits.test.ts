import { describe, expect, it } from 'vitest';
import { edited } from '#authoring/tools/form/form-edit.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import {
  addHex,
  type MapEdit,
  placeHome,
  removeHex,
  removeHome,
  setTerrain,
  toggleExit,
  toggleMark,
  toggleRiver,
} from '#renderer/tables/scythe/map-editor/map-edits.ts';

const text = `{
  "id": "m",
  "hexes": [
    { "id": "A1", "q": 0, "r": 0, "terrain": "farm" },
    { "id": "A2",   "q": 1, "r": 0, "terrain": "farm", "tunnel": true, "note": "中央" },
    { "q": 0, "r": 1, "terrain": "lake", "id": "B1" }
  ],
  "rivers": [["A1", "A2"], ["B1", "A1"],
    ["A2", "B1"]],
  "homes": [
    { "home": "N", "q": 0, "r": -1, "exits": ["A1", "A2"] },
    { "home": "S", "q": 0, "r": 2, "exits": [] }
  ]
}
`;
const map = JSON.parse(text) as Json;

/** The text after an edit; null: it does not fit. */
const written = ({ edits }: MapEdit, before = text): string | null =>
  edits.reduce<string | null>((after, edit) => (after === null ? null : edited(after, edit)), before);

/** Lines that are gone, then lines that came. */
function difference(edit: MapEdit): readonly string[] {
  const after = written(edit)?.split('\n') ?? ['does not fit'];
  const before = text.split('\n');
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line.trim()}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

describe('an edit on the map changes in the text', () => {
  it.each<[string, MapEdit, readonly string[]]>([
    [
      'one line for a new hex, and a comma before it',
      addHex(map, 'B2', { q: 1, r: 1 }, 'farm'),
      [
        '- { "q": 0, "r": 1, "terrain": "lake", "id": "B1" }',
        '+ { "q": 0, "r": 1, "terrain": "lake", "id": "B1" },',
        '+ { "id": "B2", "q": 1, "r": 1, "terrain": "farm" }',
      ],
    ],
    [
      'the word of a terrain',
      setTerrain(2, 'farm'),
      ['- { "q": 0, "r": 1, "terrain": "lake", "id": "B1" }', '+ { "q": 0, "r": 1, "terrain": "farm", "id": "B1" }'],
    ],
    [
      'a mark that was not there',
      toggleMark(map, 1, 'encounter'),
      [
        '- { "id": "A2",   "q": 1, "r": 0, "terrain": "farm", "tunnel": true, "note": "中央" },',
        '+ { "id": "A2",   "q": 1, "r": 0, "terrain": "farm", "tunnel": true, "encounter": true, "note": "中央" },',
      ],
    ],
    [
      'a mark that was there',
      toggleMark(map, 1, 'tunnel'),
      [
        '- { "id": "A2",   "q": 1, "r": 0, "terrain": "farm", "tunnel": true, "note": "中央" },',
        '+ { "id": "A2",   "q": 1, "r": 0, "terrain": "farm", "note": "中央" },',
      ],
    ],
    [
      'a river',
      toggleRiver(map, ['A1', 'A2'], [0]),
      ['- "rivers": [["A1", "A2"], ["B1", "A1"],', '+ "rivers": [["B1", "A1"],'],
    ],
    [
      'a hex with its rivers and exits',
      removeHex(map, 1),
      [
        '- { "id": "A2",   "q": 1, "r": 0, "terrain": "farm", "tunnel": true, "note": "中央" },',
        '- "rivers": [["A1", "A2"], ["B1", "A1"],',
        '- ["A2", "B1"]],',
        '- { "home": "N", "q": 0, "r": -1, "exits": ["A1", "A2"] },',
        '+ "rivers": [["B1", "A1"]],',
        '+ { "home": "N", "q": 0, "r": -1, "exits": ["A1"] },',
      ],
    ],
    [
      'the place of a home base',
      placeHome(map, 'S', { q: -1, r: 2 }, ['B1']),
      ['- { "home": "S", "q": 0, "r": 2, "exits": [] }', '+ { "home": "S", "q": -1, "r": 2, "exits": [] }'],
    ],
    [
      'one line for a new home base',
      placeHome(map, 'W', { q: -1, r: 1 }, ['A1']),
      [
        '- { "home": "S", "q": 0, "r": 2, "exits": [] }',
        '+ { "home": "S", "q": 0, "r": 2, "exits": [] },',
        '+ { "home": "W", "q": -1, "r": 1, "exits": ["A1"] }',
      ],
    ],
    [
      'an exit that was not there',
      toggleExit(map, 1, 'B1'),
      ['- { "home": "S", "q": 0, "r": 2, "exits": [] }', '+ { "home": "S", "q": 0, "r": 2, "exits": ["B1"] }'],
    ],
    [
      'an exit that was there',
      toggleExit(map, 0, 'A1'),
      [
        '- { "home": "N", "q": 0, "r": -1, "exits": ["A1", "A2"] },',
        '+ { "home": "N", "q": 0, "r": -1, "exits": ["A2"] },',
      ],
    ],
    [
      'a home base',
      removeHome(1),
      [
        '- { "home": "N", "q": 0, "r": -1, "exits": ["A1", "A2"] },',
        '- { "home": "S", "q": 0, "r": 2, "exits": [] }',
        '+ { "home": "N", "q": 0, "r": -1, "exits": ["A1", "A2"] }',
      ],
    ],
  ])('%s', (_, edit, lines) => {
    expect(difference(edit)).toEqual(lines);
  });
});

describe('a map without lists', () => {
  it('takes its first hexes on a line of each', () => {
    const before = '{\n  "hexes": []\n}';
    const first = written(addHex(JSON.parse(before) as Json, 'A1', { q: 0, r: 0 }, 'farm'), before) ?? '';
    const second = written(addHex(JSON.parse(first) as Json, 'A2', { q: 1, r: 0 }, 'farm'), first);
    expect(second?.split('\n')).toEqual([
      '{',
      '  "hexes": [',
      '    { "id": "A1", "q": 0, "r": 0, "terrain": "farm" },',
      '    { "id": "A2", "q": 1, "r": 0, "terrain": "farm" }',
      '  ]',
      '}',
    ]);
  });
  it('gets the list of what is added', () => {
    const texts = [
      addHex({}, 'A1', { q: 0, r: 0 }, 'farm'),
      toggleRiver({}, ['A1', 'A2'], []),
      placeHome({}, 'N', { q: 0, r: 0 }, []),
    ].map((edit) => JSON.parse(written(edit, '{}') ?? 'null') as Json);
    expect(texts).toEqual([
      { hexes: [{ id: 'A1', q: 0, r: 0, terrain: 'farm' }] },
      { rivers: [['A1', 'A2']] },
      { homes: [{ home: 'N', q: 0, r: 0, exits: [] }] },
    ]);
  });
});

it('rivers and exits stay while another hex has the id of the removed one', () => {
  const twice = { hexes: [{ id: 'A1' }, { id: 'A1' }], rivers: [['A1', 'A2']], homes: [{ home: 'N', exits: ['A1'] }] };
  expect(removeHex(twice, 0).edits).toEqual([{ kind: 'remove', path: ['hexes', 0] }]);
});
