import type { ProblemExample } from '#engine/library/examples/problem-example.ts';

const map = 'maps/valley.json';
const factions = 'factions.json';
const mats = 'mats.json';
const encounters = 'cards/encounters.json';
const objectives = 'cards/objectives.json';
const tiles = 'tiles.json';
const game = 'games/duel.json';

const last = '"terrain": "forest", "encounter": true }\n  ]';
const andAnother = (hex: string): readonly [string, string] => [
  last,
  `"terrain": "forest", "encounter": true },\n    ${hex}\n  ]`,
];
const firstRiver = '"rivers": [["A2", "A3"]]';
const aloneOnAnIsland = `"rivers": [["A2", "A3"], ["B1", "A3"]]`;

const mapExamples: readonly ProblemExample[] = [
  { code: 'SCM001', file: map, edit: andAnother('{ "id": «"B1"», "q": 1, "r": 0, "terrain": "farm" }') },
  { code: 'SCM002', file: map, edit: [firstRiver, '"rivers": [["A2", "A3"], «[»"A1", "A4"]]'] },
  { code: 'SCM003', file: map, edit: [firstRiver, '"rivers": [["A2", "A3"], «[»"A3", "A2"]]'] },
  { code: 'SCM004', file: map, edit: ['"exits": ["A4", "A5"]', '"exits": «[»]'] },
  {
    code: 'SCM005',
    file: map,
    edit: ['"exits": ["A4", "A5"]', '"exits": ["A4", "A5", «"B1"»]'],
    others: {
      [map]: andAnother('{ "id": "B1", "q": -2, "r": 2, "terrain": "lake" }'),
    },
  },
  { code: 'SCM006', file: map, edit: andAnother('{ "id": «"B1"», "q": 5, "r": 0, "terrain": "farm" }') },
  {
    code: 'SCM007',
    file: map,
    edit: [firstRiver, aloneOnAnIsland],
    others: { [map]: andAnother('{ "id": «"B1"», "q": 2, "r": 0, "terrain": "farm" }') },
  },
  {
    code: 'SCM008',
    file: map,
    edit: [
      '"exits": ["A4", "A5"] }',
      '"exits": ["A4", "A5"] },\n    { "home": «"S"», "q": -2, "r": 2, "exits": ["A5"] }',
    ],
  },
];

const examplesOfGames: readonly ProblemExample[] = [
  {
    code: 'SCG001',
    file: game,
    edit: ['"least": 2, "most": 2, "usual": 2', '"least": 2, "most": 2, "usual": «3»'],
  },
  { code: 'SCG002', file: game, edit: ['"objectives": ["O1", "O2"]', '"objectives": «[»"O1"]'] },
  { code: 'SCG003', file: game, edit: ['["F1", "F2"]', '["F1", "F2", «"F3"»]'] },
  { code: 'SCG004', file: game, edit: ['"from": 7, "star"', '"from": «0», "star"'] },
];

const matExamples: readonly ProblemExample[] = [
  {
    code: 'SCA001',
    file: mats,
    edit: [
      '"areas": [\n        { "top": "move", "bottom": "build", "cost": 3, "least": 2, "coins": 2 },\n        { "top": "bolster", "bottom": "enlist", "cost": 4, "least": 3, "coins": 1 }\n      ]',
      '"areas": «[»\n        { "top": "move", "bottom": "build", "cost": 3, "least": 1, "coins": 2 },\n        { "top": "bolster", "bottom": "enlist", "cost": 4, "least": 3, "coins": 1 }\n      ]',
    ],
  },
  {
    code: 'SCA002',
    file: mats,
    edit: [
      '"areas": [\n        { "top": "move", "bottom": "build", "cost": 3, "least": 2, "coins": 2 },\n        { "top": "bolster", "bottom": "enlist", "cost": 4, "least": 3, "coins": 1 }\n      ]',
      '"areas": «[»{ "top": "bolster", "bottom": "enlist", "cost": 4, "least": 2, "coins": 1 }]',
    ],
  },
  { code: 'SCA003', file: mats, edit: ['"value": 2, "upgraded": 4', '"value": 2, "upgraded": «1»'] },
  { code: 'SCA004', file: mats, edit: ['"cost": 4, "least": 3', '"cost": 3, "least": «4»'] },
  { code: 'SCA005', file: mats, edit: ['"workers": 4, "power": 2', '"workers": 4, "power": «20»'] },
  {
    code: 'SCA006',
    file: mats,
    edit: ['{ "top": "bolster", "bottom": "enlist"', '{ "top": «"move"», "bottom": "enlist"'],
  },
  { code: 'SCA007', file: mats, edit: ['"id": "bolster-power"', '"id": «"factory"»'] },
  {
    code: 'SCA008',
    file: mats,
    edit: ['"does": "enlist", "resource": "food"', '"does": "enlist", "resource": «"salt"»'],
    others: {
      'words.json': [
        '{ "id": "wood", "name": "木材" }',
        '{ "id": "wood", "name": "木材" }, { "id": "salt", "name": "塩" }',
      ],
    },
  },
];

const cardExamples: readonly ProblemExample[] = [
  {
    code: 'SCC001',
    file: encounters,
    edit: [
      '{ "id": "help", "text": "荷を運ぶ。2コインを得る。", "do": [{ "op": "gainCoins", "amount": 2 }] }',
      '«{» "id": "help", "text": "殴られる。自分は戦力2を失う。", "do": [{ "op": "losePower", "who": { "op": "self" }, "amount": 2 }] }',
    ],
  },
  {
    code: 'SCC002',
    file: encounters,
    edit: [
      '{ "id": "help", "text": "荷を運ぶ。2コインを得る。", "do": [{ "op": "gainCoins", "amount": 2 }] }',
      '«{» "id": "help", "text": "荷を運ぶ。民心1を得る。", "cost": { "coins": 1 }, "do": [{ "op": "gainPopularity", "amount": 1 }] }',
    ],
  },
  {
    code: 'SCC003',
    file: objectives,
    edit: [
      '"text": "戦力が9以上である。",\n      "if": { "op": "atLeast", "value": { "op": "powerOf", "of": { "op": "self" } }, "than": 9 }',
      '"text": "民心が9以上である。",\n      "if": «{» "op": "atLeast", "value": { "op": "popularityOf", "of": { "op": "self" } }, "than": 9 }',
    ],
  },
  {
    code: 'SCC004',
    file: objectives,
    edit: [
      '"text": "20コイン以上を持っている。",\n      "if": { "op": "atLeast", "value": { "op": "coinsOf", "of": { "op": "self" } }, "than": 20 }',
      '"text": "4コイン以上を持っている。",\n      "if": «{» "op": "atLeast", "value": { "op": "coinsOf", "of": { "op": "self" } }, "than": 4 }',
    ],
  },
  { code: 'SCC005', file: tiles, edit: ['[1, 3]', '«[»0, 0]'] },
  {
    code: 'SCC006',
    file: objectives,
    edit: [
      '"text": "民心が9以上である。",\n      "if": { "op": "atLeast", "value": { "op": "popularityOf", "of": { "op": "self" } }, "than": 9 }',
      '"text": "民心が19以上である。",\n      "if": «{» "op": "atLeast", "value": { "op": "popularityOf", "of": { "op": "self" } }, "than": 19 }',
    ],
  },
];

const factionExamples: readonly ProblemExample[] = [
  {
    code: 'SCF001',
    file: factions,
    edit: [
      '"id": "F1", "name": "丘の民", "home": "N", "power": 3, "cards": 2',
      '"id": «"F1"», "name": "丘の民", "home": "N", "power": 3, "cards": 3',
    ],
  },
  { code: 'SCF002', file: factions, edit: ['"mechs": ["drill"]', '"mechs": «[»]'] },
  {
    code: 'SCF003',
    file: factions,
    edit: ['"id": "drill"', '"id": «"worker"»'],
    others: { [factions]: ['"mechs": ["drill"]', '"mechs": ["worker"]'] },
  },
];

export const gameExamples: readonly ProblemExample[] = [
  ...examplesOfGames,
  ...mapExamples,
  ...matExamples,
  ...cardExamples,
  ...factionExamples,
];
