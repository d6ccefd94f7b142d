import type { ProblemExample } from '#engine/library/examples/problem-example.ts';
import { smallProject } from './small-project.ts';

const map = 'map.json';
const actions = 'cards/actions.json';
const game = 'games/standard.json';
const card = (id: string, deck: string) => `{
      "id": "${id}",
      "deck": "${deck}",
      "dots": 1,
      "name": "夜の窓口",
      "spots": [{ "chips": 1, "do": [{ "op": "train" }] }, { "chips": 1, "do": [{ "op": "speed" }] }]
    }`;
const second = `"decks": [{ "id": "a", "name": "駅", "colours": ["red"] }, { "id": "b", "name": "株", "colours": ["red"] }],
  "cards": [
    ${[card('B-11', 'b'), card('B-12', 'b'), card('B-13', 'b')].join(',\n    ')},`;
const decks: readonly [string, string] = [
  '"decks": [{ "id": "a", "name": "駅", "colours": ["red"] }],\n  "cards": [',
  second,
];

export const gameExamples: readonly ProblemExample[] = [
  {
    code: 'MAP001',
    file: map,
    edit: [
      '"at": [10, 0], "label": "n" }',
      '"at": [10, 0], "label": "n" },\n    { "id": «"14"», "name": "離れ", "at": [20, 0], "label": "n" }',
    ],
  },
  { code: 'MAP002', file: map, edit: ['["11", "12", "13"]', '["11", "12", "13", «"12"»]'] },
  {
    code: 'MAP003',
    file: map,
    text: (smallProject[map] as string)
      .replace('["11", "12", "13"],\n      "loop": false', '["11", "12"],\n      "loop": «true»')
      .replace(/,\n {4}\{ "id": "13".*\}/, ''),
  },
  {
    code: 'MAP004',
    file: map,
    edit: [
      '["11", "12", "13"],\n      "loop": false',
      '["11", «"12"», "13"],\n      "path": [[-10, 0], [-10, 5], [10, 5], [10, 0]]',
    ],
  },
  { code: 'MAP005', file: map, edit: ['"loop": false', '"path": [[-10, 0], «[»15, 0]]'] },
  {
    code: 'GAM001',
    file: game,
    edit: ['{ "least": 2, "most": 2, "usual": 2 }', '{ "least": 2, "most": 2, "usual": «3» }'],
  },
  {
    code: 'GAM002',
    file: game,
    edit: ['"most": 2, "usual": 2 },\n  "decks": ["a"]', '"most": 3, "usual": 2 },\n  "decks": [«"a"»]'],
  },
  { code: 'GAM003', file: game, edit: ['"decks": ["a"]', '"decks": [«"a"», "b"]'], others: { [actions]: decks } },
  { code: 'ACT001', file: actions, edit: ['{ "chips": 2, "do"', '{ "chips": «7», "do"'] },
  { code: 'ACT002', file: actions, edit: ['"spaces": 2', '"spaces": «0»'] },
  {
    code: 'ACT004',
    file: actions,
    edit: ['"op": "build"', '"op": «"build"»'],
    others: { [game]: ['"stations": 6', '"stations": 0'] },
  },
  { code: 'ACT003', file: actions, edit: ['"amount": 200', '"amount": «9999999999»'] },
];
