import type { ProblemExample } from '#engine/library/examples/problem-example.ts';
import { smallProject } from './small-project.ts';

const players = 'cards/neutral.json';
const cards = 'scenarios/S1-rooms/cards.json';
const scenario = 'scenarios/S1-rooms/scenario.json';

export const cardExamples: readonly ProblemExample[] = [
  { code: 'AHK001', file: cards, edit: ['"evade": 3,', '"evade": 3,\n      "shroud": «2»,'] },
  {
    code: 'AHK002',
    file: cards,
    edit: [
      '"type": "enemy",\n      "set": "rats",\n      "fight": 2,\n      "health": 1',
      '"type": «"enemy"»,\n      "set": "rats",\n      "fight": 2',
    ],
  },
  {
    code: 'AHK003',
    file: cards,
    edit: [
      '"sides": {\n        "a": { "clues": { "perInvestigator": 1 } },\n        "b": { "name": "鍵がある", "abilities": [] }\n      }',
      '"sides": «{»\n        "a": { "clues": { "perInvestigator": 1 } }\n      }',
    ],
  },
  {
    code: 'AHK004',
    file: players,
    edit: ['"name": "ランタン",', '"name": «"拳銃"»,\n      "unique": true,'],
  },
  {
    code: 'AHK005',
    file: cards,
    edit: ['"keywords": ["hunter"]', '"keywords": ["hunter"],\n      "text": «"追跡者。報復。"»'],
  },
  {
    code: 'AHK006',
    file: cards,
    edit: ['"keywords": ["hunter"]', '"keywords": ["hunter", «"retaliate"»],\n      "text": "追跡者。"'],
  },
  { code: 'AHK007', file: players, edit: ['"cost": 0,', '"cost": «"X"»,'] },
  { code: 'AHK008', file: cards, edit: ['"health": 1', '"health": «{» "perInvestigator": 0 }'] },
  {
    code: 'AHA001',
    file: players,
    edit: [
      '      "uses": { "amount": 3, "of": "ammo" },\n      "abilities": [\n        {\n          "id": "shoot",\n          "kind": "action",\n          "cost": { "uses": 1 }',
      '      "abilities": [\n        {\n          "id": "shoot",\n          "kind": "action",\n          "cost": { "uses": «1» }',
    ],
  },
  { code: 'AHA002', file: players, edit: ['"text": "弾1：戦う。"', '"text": «"チャージ1：戦う。"»'] },
  {
    code: 'AHA003',
    file: cards,
    text: (smallProject[cards] as string)
      .replace(
        '"keywords": ["hunter"]',
        '"keywords": ["hunter"],\n      "abilities": [{ "id": "home", "kind": "spawn", "at": { "op": "card", "id": «"L3"» } }]',
      )
      .replace(
        '    {\n      "id": "C1"',
        '    { "id": "L3", "name": "廊下", "type": "location", "shroud": 1, "clues": 0 },\n    {\n      "id": "C1"',
      ),
  },
  {
    code: 'AHA004',
    file: players,
    edit: [
      '"do": [{ "op": "gainResources", "who": { "op": "self" }, "amount": 3 }]',
      '"do": [{ "op": "attachTo", "card": { "op": "thisCard" }, "to": «{» "op": "thisCard" } }]',
    ],
  },
  { code: 'AHA005', file: players, edit: ['"kind": "action"', '"kind": «"prey"»'] },
  {
    code: 'AHA006',
    file: scenario,
    edit: [
      '"symbol": "skull", "modifier": -1 }',
      '"symbol": "skull", "modifier": -1 }, { "id": "other", "kind": «"symbol"», "modifier": -2 }',
    ],
  },
  {
    code: 'AHA007',
    file: players,
    edit: [
      '          "do": [{ "op": "fight" }],\n          "text": "弾1：戦う。"',
      '          "text": «"弾1：戦う。"»',
    ],
  },
  {
    code: 'AHA011',
    file: cards,
    edit: [
      '"keywords": ["hunter"]',
      '"keywords": ["hunter"],\n      "abilities": [{ "id": "home", "kind": "spawn", "at": «{» "op": "enemiesInPlay" } }]',
    ],
  },
  {
    code: 'AHA012',
    file: players,
    edit: [
      '"cost": { "uses": 1 },\n          "do": [{ "op": "fight" }],\n          "text": "弾1：戦う。"',
      '"cost": { "discardThis": true },\n          "do": [{ "op": "readyCard", "card": «{» "op": "thisCard" } }]',
    ],
  },
  {
    code: 'AHA013',
    file: players,
    edit: [
      '"do": [{ "op": "gainResources", "who": { "op": "self" }, "amount": 3 }]',
      '"do": [{ "op": "test", "skill": "combat", "difficulty": 1, "success": [{ "op": «"test"», "skill": "combat", "difficulty": 1 }] }]',
    ],
  },
  {
    code: 'AHA014',
    file: 'investigators.json',
    edit: [
      '"sanity": 7',
      '"sanity": 7,\n      "abilities": [\n        {\n          "id": "again",\n          "kind": "forced",\n          "when": { "op": "after", "what": "succeed", "by": { "op": "self" } },\n          "do": [{ "op": «"test"», "skill": "combat", "difficulty": 0 }]\n        }\n      ]',
    ],
  },
];
