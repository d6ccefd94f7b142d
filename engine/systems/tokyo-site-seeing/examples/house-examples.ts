import type { ProblemExample } from '#engine/library/examples/problem-example.ts';
import { pictureExamples } from './picture-examples.ts';
import { smallProject } from './small-project.ts';
import { unitExamples } from './unit-examples.ts';

const weapons = 'cards/weapons.json';
const english = ['"locales": ["ja"]', '"locales": ["ja", "en"]'] as const;
const hash = '7483f8ec95';

const playtest = (given: string) => `{
  "formatVersion": 1,
  "tests": [
    {
      "name": "はじめの盤面では、まだ何も起きていない",
      "given": { "table": "empty", ${given} },
      "when": [],
      "then": { "result": null }
    }
  ]
}
`;

export const houseExamples: readonly ProblemExample[] = [
  { code: 'PRJ001', file: 'studio.json', others: { 'studio.json': null } },
  { code: 'PRJ002', file: 'studio.json', edit: ['"version": "0.1.0",', '"version": 0.1«.0»,'] },
  { code: 'PRJ003', file: 'studio.json', edit: ['"formatVersion": 1', '"formatVersion": «2»'] },
  { code: 'PRJ004', file: 'studio.json', edit: ['"tokyo-site-seeing"', '«"tokyo-siteseeing"»'] },
  {
    code: 'PRJ006',
    file: 'studio.json',
    edit: ['"sourceLocale": "ja",\n  "locales": ["ja"]', '"sourceLocale": «"ja"»,\n  "locales": []'],
  },
  { code: 'PRJ007', file: 'studio.json', edit: ['"formatVersion": 1', '"formatVersion": «0»'] },
  { code: 'FIL001', file: 'words.json', fault: { kind: 'directory' } },
  { code: 'FIL002', file: 'words.json', fault: { kind: 'outside' } },
  { code: 'FIL003', file: 'words.json', fault: { kind: 'unreadable', reason: 'EACCES' } },
  { code: 'FIL004', file: 'cards/troubles.json', others: { 'cards/troubles.json': null } },
  { code: 'FIL005', file: 'cards/weapon.json', text: smallProject[weapons] ?? '' },
  { code: 'FIL006', file: 'words.json', fault: { kind: 'too-large', bytes: 900_000_000, most: 10_000_000 } },
  { code: 'FIL007', file: 'words.json', fault: { kind: 'long-path', length: 600, most: 512 } },
  { code: 'FIL008', file: 'words.json', fault: { kind: 'special' } },
  { code: 'FIL009', file: 'words.json', fault: { kind: 'too-much', most: 100_000_000 } },
  { code: 'FIL010', file: 'words.json', fault: { kind: 'lfs-pointer' } },
  { code: 'FIL013', file: 'l10n/memory/old.po', text: 'msgid "カード"\nmsgstr "Karte"\n' },
  ...pictureExamples,
  { code: 'ENC001', file: 'words.json', fault: { kind: 'encoding', guess: 'Shift_JIS', line: 3, character: 29 } },
  { code: 'ENC002', file: weapons, bom: true },
  { code: 'JSN001', file: weapons, edit: ['"ap": 2', '"ap": «two»'] },
  { code: 'JSN002', file: weapons, text: '{\n  "formatVersion": 1,\n  "cards": [\n    { "id": "W-01", "na«m»' },
  { code: 'JSN003', file: weapons, edit: ['"traits": ["tool"]', '"traits": ["tool"«,»]'] },
  { code: 'JSN004', file: weapons, edit: ['"ap": 2,', '"ap": 2, «// 重い»'] },
  { code: 'JSN005', file: weapons, edit: ['"ap": 2,', '"ap": 2, «"ap"»: 3,'] },
  { code: 'JSN006', file: weapons, text: '' },
  { code: 'JSN007', file: weapons, edit: ['"曲がった標識"', '«"曲がった\\標識"»'] },
  { code: 'JSN008', file: weapons, edit: ['"ap": 2', '"ap": «2.»'] },
  { code: 'JSN009', file: weapons, edit: ['"effects": [', `"effects": [${'['.repeat(96)}«[»${']'.repeat(97)}, `] },
  { code: 'JSN011', file: weapons, edit: ['"ap": 2', `«'ap'»: 2`] },
  { code: 'JSN010', file: weapons, edit: ['"ap": 2,', '"ap": «2»'] },
  { code: 'SCH001', file: weapons, edit: ['"rarity"', '«"rarety"»'] },
  {
    code: 'SCH002',
    file: weapons,
    edit: ['    {\n      "id": "W-01",\n      "name": "曲がった標識",', '    «{»\n      "id": "W-01",'],
  },
  { code: 'SCH003', file: weapons, edit: ['"amount": 2', '"amount": «"two"»'] },
  { code: 'SCH004', file: weapons, edit: ['"common"', '«"comon"»'] },
  { code: 'SCH005', file: weapons, edit: ['"ap": 2', '"ap": «-2»'] },
  { code: 'SCH006', file: weapons, edit: ['"op": "damage"', '"op": «"damge"»'] },
  { code: 'SCH007', file: weapons, edit: ['"to": { "op": "target" }', '«"to"»: {}'] },
  { code: 'SCH008', file: weapons, edit: ['"to": { "op": "target" }', '"to": { "op": «"heal"» }'] },
  { code: 'SCH009', file: weapons, edit: ['"W-01"', '«"W01"»'] },
  { code: 'SCH010', file: weapons, edit: ['"曲がった標識"', '«""»'] },
  {
    code: 'SCH011',
    file: weapons,
    edit: ['"do": [{ "op": "damage", "to": { "op": "target" }, "amount": 2, "type": "physical" }]', '"do": «[»]'],
  },
  { code: 'SCH012', file: weapons, edit: ['"formatVersion": 1', '"formatVersion": «2»'] },
  {
    code: 'SCH013',
    file: 'mat.json',
    edit: [
      '"lines": [',
      '"lines": «[»["SJK", "SITE"], ["AKB", "SITE"], ["SBY", "SITE"], ["SNG", "SJK"], ["SBY", "AKB"], ["SBY", "SNG"], ',
    ],
  },
  { code: 'SCH014', file: weapons, edit: ['["tool"]', '["tool", «"tool"»]'] },
  {
    code: 'IDS001',
    file: 'words.json',
    edit: ['"kind": "trait" }', '"kind": "trait" },\n    { "id": «"tool"», "label": "工具", "kind": "trait" }'],
  },
  {
    code: 'IDS002',
    file: 'cards/troubles.json',
    edit: [
      '"effects": []\n    }',
      '"effects": []\n    },\n    {\n      "id": «"T-03"»,\n      "name": "雨",\n      "rarity": "unique",\n      "ap": 8,\n      "solve": { "by": "check", "ability": "empathy", "target": 9 },\n      "reward": 1,\n      "effects": []\n    }',
    ],
  },
  {
    code: 'IDS003',
    file: 'scenarios/S00-walk/cards.json',
    edit: [
      '"do": [{ "op": "clearScenario" }] }]',
      '"do": [{ "op": "clearScenario" }] }, { "id": «"end"», "when": "reveal", "do": [{ "op": "loseGame" }] }]',
    ],
  },
  { code: 'REF001', file: weapons, edit: ['["tool"]', '[«"tols"»]'] },
  {
    code: 'REF002',
    file: 'scenarios/S00-walk/cards.json',
    edit: ['[{ "op": "clearScenario" }]', '[{ "op": "discardScenario", "card": «"T-02"» }, { "op": "clearScenario" }]'],
  },
  {
    code: 'EFF001',
    file: 'cards/starters.json',
    edit: [
      '[{ "op": "heal", "to": { "op": "self" }, "amount": 1 }]',
      '[{ "op": "each", "of": { "op": "pcsHere" }, "as": "friend", "do": [{ "op": "heal", "to": { "op": "self" }, "amount": { "op": "remembered", "name": «"friend"» } }] }]',
    ],
  },
  {
    code: 'EFF002',
    file: 'cards/starters.json',
    edit: ['"when": "play",', '"when": "play", "if": { "op": «"atLeast"», "value": { "op": "pcCount" }, "than": 5 },'],
  },
  {
    code: 'EFF003',
    file: 'cards/starters.json',
    edit: [
      '"when": "play",',
      '"when": "play", "if": { "op": «"atLeast"», "value": { "op": "damageOn", "of": { "op": "self" } }, "than": 0 },',
    ],
  },
  {
    code: 'EFF005',
    file: 'cards/starters.json',
    edit: [
      '[{ "op": "heal", "to": { "op": "self" }, "amount": 1 }]',
      '[{ "op": "choose", "what": { "op": "one", "of": { "op": "pcsHere" } }, "as": «"friend"», "do": [{ "op": "heal", "to": { "op": "self" }, "amount": 1 }] }]',
    ],
  },
  {
    code: 'EFF006',
    file: 'cards/starters.json',
    edit: [
      '[{ "op": "heal", "to": { "op": "self" }, "amount": 1 }]',
      '[{ "op": "if", "if": { "op": "isDown", "pc": { "op": "self" } }, "then": [{ "op": "draw", "who": { "op": "self" }, "amount": 1 }], "else": «[»{ "op": "draw", "who": { "op": "self" }, "amount": 1 }] }]',
    ],
  },
  { code: 'EFF004', file: 'cards/starters.json', edit: ['"amount": 1', '"amount": «0»'] },
  {
    code: 'EFF007',
    file: 'cards/starters.json',
    edit: ['"amount": 1 }]', '"amount": 1 }, { "op": «"reduce"», "amount": 1 }]'],
  },
  {
    code: 'EFF008',
    file: 'cards/starters.json',
    edit: ['{ "op": "self" }', '{ "op": "named", "name": «"friend"» }'],
  },
  {
    code: 'EFF009',
    file: weapons,
    edit: ['"after": "exhaust"', '"after": "exhaust",\n          "text": «"PC1人に物理ダメージ2点。"»'],
  },
  {
    code: 'TST001',
    file: 'playtests/first.json',
    text: playtest('"put": { "pcs": { "procurer": { "hand": [«"PS-10"»] } } }'),
  },
  {
    code: 'TST002',
    file: 'playtests/first.json',
    text: playtest('«"content"»: { "cards": [{ "id": "SC09-01", "name": "行き止まり", "effects": [] }] }'),
  },
  { code: 'TXT001', file: 'cards/items.json', edit: ['懐中電灯', '懐中«\\u202e»電灯'] },
  {
    code: 'L10N001',
    file: 'l10n/en/words.json',
    text: `{\n  "formatVersion": 1,\n  "units": {\n    "tool/label": { "t": "Tool", "h": "${hash}", "s": "draft" },\n    «"tol/label"»: { "t": "Tool", "h": "${hash}", "s": "draft" }\n  }\n}\n`,
    others: { 'studio.json': english },
  },
  {
    code: 'L10N002',
    file: 'l10n/en/words.json',
    text: '{\n  "formatVersion": 1,\n  "units": {\n    «"tool/label"»: { "t": "Tool", "h": "0000000000", "s": "reviewed" }\n  }\n}\n',
    others: { 'studio.json': english },
  },
  { code: 'L10N003', file: 'studio.json', edit: ['"locales": ["ja"]', '"locales": ["ja", «"en"»]'] },
  {
    code: 'L10N004',
    file: 'l10n/en/word.json',
    text: '{\n  "formatVersion": 1,\n  "units": {}\n}\n',
    others: { 'studio.json': english },
  },
  {
    code: 'L10N006',
    file: 'l10n/en/words.json',
    text: `{\n  "formatVersion": 1,\n  "units": {\n    "tool/label": { "t": «"どうぐ"», "h": "${hash}", "s": "reviewed" }\n  }\n}\n`,
    others: { 'studio.json': english },
  },
  ...unitExamples,
  { code: 'L10N005', file: 'l10n/fr/words.json', text: '{\n  "formatVersion": 1,\n  "units": {}\n}\n' },
];
