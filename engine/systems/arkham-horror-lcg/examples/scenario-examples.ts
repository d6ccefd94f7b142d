import type { ProblemExample } from '#engine/library/examples/problem-example.ts';
import { smallProject } from './small-project.ts';

const scenario = 'scenarios/S1-rooms/scenario.json';
const cards = 'scenarios/S1-rooms/cards.json';

export const scenarioExamples: readonly ProblemExample[] = [
  { code: 'AHC001', file: scenario, edit: ['"easy": ["0", "autoFail", "elderSign"]', '"easy": «[»]'] },
  {
    code: 'AHC002',
    file: scenario,
    text: (smallProject[scenario] as string)
      .replace(/ {2}"bag": \{[^}]*\},\n/, '')
      .replace('"name": "二つの部屋"', '"name": «"二つの部屋"»'),
  },
  {
    code: 'AHC003',
    file: scenario,
    edit: ['"easy": ["0", "autoFail"', '"easy": ["0", «"cultist"», "autoFail"'],
  },
  {
    code: 'AHC004',
    file: scenario,
    edit: ['"acts": ["C1", "C2"]', '"acts": «[»"C1", "C2"]'],
    others: { [cards]: ['"shroud": 3,\n      "clues": 1', '"shroud": 3,\n      "clues": 0'] },
  },
  {
    code: 'AHC005',
    file: cards,
    edit: [
      '"id": "A1",\n      "name": "夜が来る",\n      "type": "agenda",\n      "sides": {\n        "a": { "doom": 5 }',
      '"id": «"A1"»,\n      "name": "夜が来る",\n      "type": "agenda",\n      "sides": {\n        "a": {}',
    ],
  },
  {
    code: 'AHC006',
    file: cards,
    edit: [
      '"id": "C2",\n      "name": "外へ",\n      "type": "act",\n      "sides": {\n        "a": { "clues": 1 }',
      '"id": «"C2"»,\n      "name": "外へ",\n      "type": "act",\n      "sides": {\n        "a": {}',
    ],
  },
  {
    code: 'AHC007',
    file: cards,
    text: (smallProject[cards] as string)
      .replace('"connections": ["L2"]', '"connections": ["L3"]')
      .replace('"id": "L2"', '"id": «"L2"»')
      .replace(
        '    {\n      "id": "C1"',
        '    { "id": "L3", "name": "廊下", "type": "location", "shroud": 1, "clues": 0, "connections": ["L1"] },\n    {\n      "id": "C1"',
      ),
    others: { [scenario]: ['"locations": ["L1", "L2"]', '"locations": ["L1", "L2", "L3"]'] },
  },
  {
    code: 'AHC008',
    file: cards,
    edit: [
      '"id": "L2",\n      "name": "書斎",\n      "type": "location",\n      "shroud": 3,\n      "clues": 1,\n      "connections": ["L1"]',
      '"id": «"L2"»,\n      "name": "書斎",\n      "type": "location",\n      "shroud": 3,\n      "clues": 1,\n      "connections": []',
    ],
  },
  { code: 'AHC009', file: cards, edit: ['"connections": ["L2"]', '"connections": ["L2", «"L1"»]'] },
  {
    code: 'AHC010',
    file: scenario,
    edit: ['"result": "lost" }', '"result": "lost" },\n    { "id": «"R3"», "name": "逃げた", "result": "lost" }'],
  },
  {
    code: 'AHC011',
    file: cards,
    edit: [
      '"do": [{ "op": "resolve", "resolution": "R2" }] }]',
      '"do": [{ "op": "resolve", "resolution": "R2" }] }, { "id": "more", "kind": "advance", "do": [{ "op": "resolve", "resolution": «"R9"» }] }]',
    ],
  },
  { code: 'AHC012', file: scenario, edit: ['"agendas": ["A1"]', '"agendas": ["A1", «"A1"»]'] },
  { code: 'AHC013', file: scenario, edit: ['"agendas": ["A1"]', '"agendas": ["A1", «"E1"»]'] },
  {
    code: 'AHC014',
    file: scenario,
    edit: ['"start": "L1"', '"start": «"L3"»'],
    others: {
      [cards]: (smallProject[cards] as string).replace(
        '    {\n      "id": "C1"',
        '    { "id": "L3", "name": "廊下", "type": "location", "shroud": 1, "clues": 0, "connections": ["L1"] },\n    {\n      "id": "C1"',
      ),
    },
  },
  {
    code: 'AHC015',
    file: cards,
    edit: [
      '"abilities": [{ "id": "end", "kind": "advance", "do": [{ "op": "resolve", "resolution": "R1" }] }]',
      '"abilities": [{ "id": "end", "kind": "advance", "do": [{ "op": "nextAct", "id": «"C1"» }, { "op": "resolve", "resolution": "R1" }] }]',
    ],
  },
  {
    code: 'AHC016',
    file: scenario,
    edit: ['"start": "L1",', '"start": "L1",\n  "players": { "least": «3», "most": 2 },'],
  },
  {
    code: 'AHC017',
    file: scenario,
    edit: ['"sets": ["rats"]', '"sets": ["rats", «"bats"»]'],
    others: {
      'sets.json': [
        '[{ "id": "rats", "name": "ネズミ" }]',
        '[{ "id": "rats", "name": "ネズミ" }, { "id": "bats", "name": "コウモリ" }]',
      ],
    },
  },
  {
    code: 'AHC018',
    file: cards,
    edit: [
      '    {\n      "id": "E1"',
      '    { "id": «"E2"», "name": "子ネズミ", "type": "enemy", "fight": 1, "health": 1, "evade": 1 },\n    {\n      "id": "E1"',
    ],
  },
  {
    code: 'AHC021',
    file: scenario,
    edit: ['"easy": ["0", ', `"easy": «[»${'"0", '.repeat(100)}`],
  },
];
