import { textHash } from '#engine/kernel/basics/hash.ts';
import type { ProblemExample } from '#engine/library/examples/problem-example.ts';
import { loses, smallProject } from './small-project.ts';

const starters = 'cards/starters.json';
const weapons = 'cards/weapons.json';
const troubles = 'cards/troubles.json';
const scenario = 'scenarios/S00-walk/scenario.json';
const cards = 'scenarios/S00-walk/cards.json';
const clears = '"do": [{ "op": "clearScenario" }]';

const recordWith = (said: string): string => `{
  "formatVersion": 1,
  "players": [{ "id": "aya", "clears": [{ "scenario": "S00", ${said} }] }]
}
`;
const modWith = (id: string, when: string): string => `{
  "formatVersion": 1,
  "cards": [
    {
      "id": ${id},
      "name": "長い夜",
      "effects": [{ "id": "night", "when": ${when}, "do": [{ "op": "drawTrouble", "who": { "op": "allPcs" } }] }]
    }
  ]
}
`;

export const gameExamples: readonly ProblemExample[] = [
  { code: 'CRD001', file: weapons, edit: ['"rarity": "common"', '"copies": «2»,\n      "rarity": "common"'] },
  {
    code: 'CRD002',
    file: weapons,
    edit: [
      '"category": "equipment",\n      "ap": 2,\n      "cost": 4,\n      "equip": { "ability": "combat", "target": 3 },',
      '"category": «"equipment"»,\n      "ap": 2,\n      "cost": 4,',
    ],
  },
  {
    code: 'CRD003',
    file: starters,
    edit: ['"ap": 1,', '"ap": 1,\n      "equip": «{» "ability": "combat", "target": 3 },'],
  },
  {
    code: 'CRD004',
    file: starters,
    edit: [
      '{ "id": "rest", "when": "play", "do": [{ "op": "heal", "to": { "op": "self" }, "amount": 1 }], "after": "discard" }',
      '{ "id": «"rest"», "when": "play", "do": [{ "op": "heal", "to": { "op": "self" }, "amount": 1 }] }',
    ],
  },
  {
    code: 'CRD005',
    file: weapons,
    text: (smallProject[weapons] ?? '').replace('"W-01"', '«"W-01"»').replace('      "cost": 4,\n', ''),
  },
  { code: 'CRD006', file: starters, edit: ['"ap": 1,', '"ap": 1,\n      "cost": «3»,'] },
  {
    code: 'CRD007',
    file: weapons,
    edit: [
      '"range": "near",\n      "effects": [\n        {\n          "id": "attack",\n          "when": "use",\n          "attack": true',
      '"effects": [\n        {\n          "id": "attack",\n          "when": "use",\n          "attack": «true»',
    ],
  },
  {
    code: 'CRD008',
    file: starters,
    text: (smallProject[starters] ?? '').replace('"PS-01"', '«"PS-01"»').replace('"play"', '"start"'),
  },
  { code: 'CRD009', file: weapons, edit: ['"when": "use"', '"when": «"play"»'] },
  { code: 'CRD010', file: weapons, edit: ['"id": "W-01"', '"id": «"I-11"»'] },
  { code: 'CRD011', file: weapons, edit: ['"id": "W-01"', '"id": «"W-91"»'] },
  {
    code: 'CRD012',
    file: weapons,
    text: (smallProject[weapons] ?? '').replace('"common"', '«"starter"»').replace('      "cost": 4,\n', ''),
  },
  { code: 'CRD013', file: troubles, edit: ['"ap": 4', '"ap": «8»'] },
  {
    code: 'CRD014',
    file: troubles,
    edit: ['{ "by": "check", "ability": "tech", "target": 6 }', '{ "by": «"battle"» }'],
  },
  { code: 'CRD015', file: troubles, edit: ['"reward": 1', '"hp": «3»,\n      "reward": 1'] },
  { code: 'CRD018', file: starters, edit: ['{ "op": "self" }', '{ "op": «"target"» }'] },
  { code: 'CRD020', file: weapons, edit: ['"when": "use"', '"when": «"success"»'] },
  {
    code: 'CRD021',
    file: 'cards/site.json',
    text: `{
  "formatVersion": 1,
  "cards": [
    {
      "id": "X-01",
      "name": "動く壁",
      "rarity": "common",
      "solve": { "by": "battle" },
      "hp": 3,
      "range": "near",
      "reward": 1,
      "effects": [{ "id": "prize", "when": «"success"», "do": [{ "op": "gainArtifact" }] }]
    }
  ]
}
`,
  },
  {
    code: 'CRD022',
    file: starters,
    edit: ['"ap": 1,', '"ap": 1,\n      "vehicle": «{» "capacity": 2 },'],
  },
  {
    code: 'CRD023',
    file: weapons,
    edit: ['"range": "near",', '"vehicle": «{» "capacity": 2 },\n      "range": "near",'],
  },
  {
    code: 'CRD024',
    file: weapons,
    edit: ['"traits": ["tool"]', '"traits": ["tool", «"vehicle"»]'],
    others: {
      'words.json': [
        '"label": "道具", "kind": "trait" }',
        '"label": "道具", "kind": "trait" },\n    { "id": "vehicle", "label": "乗り物", "kind": "trait" }',
      ],
    },
  },
  { code: 'CRD031', file: weapons, edit: ['"when": "use"', '"when": «"end"»'] },
  { code: 'CRD032', file: starters, edit: ['"when": "play"', '"when": "play", "interrupt": «true»'] },
  {
    code: 'CRD033',
    file: weapons,
    edit: [
      '"attack": true,\n          "do": [{ "op": "damage", "to": { "op": "target" }',
      '"attack": «true»,\n          "do": [{ "op": "damage", "to": { "op": "self" }',
    ],
  },
  {
    code: 'EFT015',
    file: starters,
    edit: [
      '[{ "op": "heal", "to": { "op": "self" }, "amount": 1 }]',
      '[{ "op": "unequip", "card": «{» "op": "hand", "of": { "op": "self" } } }]',
    ],
  },
  {
    code: 'EFT016',
    file: starters,
    edit: [
      '[{ "op": "heal", "to": { "op": "self" }, "amount": 1 }]',
      '[{ "op": "discard", "card": «{» "op": "scenarioCards" } }]',
    ],
  },
  {
    code: 'EFT018',
    file: cards,
    edit: [
      clears,
      '"do": [{ "op": «"placeProgress"», "on": { "op": "thisCard" }, "amount": 1 }, { "op": "clearScenario" }]',
    ],
  },
  {
    code: 'EFT019',
    file: scenario,
    edit: ['"setup": []', '"setup": [{ "id": "mix", "do": [{ "op": «"reshuffle"», "pile": "trouble" }] }]'],
  },
  {
    code: 'EFT017',
    file: 'cards/troubles.json',
    edit: [
      '"effects": []',
      '"effects": [{ "id": "dark", "when": "end", "do": [{ "op": "damage", "to": { "op": «"self"» }, "amount": 1, "type": "cognitive" }] }]',
    ],
  },
  { code: 'CRD030', file: starters, edit: ['"when": "play"', '"when": "play", "reach": «1»'] },
  {
    code: 'SCN001',
    file: cards,
    edit: [
      `${clears} }]\n    }`,
      `"do": [{ "op": "revealScenario" }, { "op": "clearScenario" }] }]\n    },\n    { "id": «"SC00-03"», "name": "その先", "effects": [] }`,
    ],
  },
  { code: 'SCN002', file: scenario, edit: ['"S00"', '«"S00"»'], others: { [cards]: ['clearScenario', 'loseGame'] } },
  { code: 'SCN003', file: cards, edit: ['"SC00-01"', '«"SC01-01"»'] },
  {
    code: 'SCN004',
    file: 'scenarios/S01-walk/scenario.json',
    text: (smallProject[scenario] ?? '').replace('"S00"', '«"S00"»'),
    others: { [scenario]: null, [cards]: null, 'scenarios/S01-walk/cards.json': smallProject[cards] ?? '' },
  },
  { code: 'SCN005', file: scenario, edit: ['{ "rank": "A" }', '{ "rank": «"A"», "upTo": 3 }'] },
  {
    code: 'SCN006',
    file: scenario,
    edit: ['"S00"', '«"S00"»'],
    others: { [cards]: '{ "formatVersion": 1, "cards": [] }' },
  },
  {
    code: 'SCN007',
    file: cards,
    edit: [`${clears} }]\n    }`, `${clears} }]\n    },\n    { "id": «"SC00-RT"», "name": "寄り道", "effects": [] }`],
  },
  {
    code: 'SCN008',
    file: cards,
    edit: [`${clears} }]\n    }`, `${clears} }]\n    },\n    { "id": «"SC00-02"», "name": "路地", "effects": [] }`],
  },
  {
    code: 'SCN009',
    file: scenario,
    text: (smallProject[scenario] ?? '').replace('"S00"', '«"S00"»'),
    others: { [cards]: [loses, ''] },
  },
  { code: 'CMP001', file: 'campaign.json', text: recordWith('"reward": «"umbrella"»') },
  { code: 'CMP002', file: 'campaign.json', text: recordWith('"rank": «"Z"»') },
  { code: 'MOD001', file: 'scenario-mods.json', text: modWith('«"SM-01"»', '"end"') },
  {
    code: 'MOD002',
    file: 'scenario-mods.json',
    text: modWith('"SM-01"', '«"play"»'),
    others: { [scenario]: ['"setup": []', '"setup": [{ "id": "mods", "do": [{ "op": "useMod" }] }]'] },
  },
  {
    code: 'MAT001',
    file: 'pcs.json',
    edit: ['"procurer"', '«"procurer"»'],
    others: { 'mat.json': ['"pcs": ["procurer"]', '"pcs": []'] },
  },
  {
    code: 'MAT002',
    file: 'mat.json',
    edit: ['{ "id": "SNG0", "kind": "weapon" }', '{ "id": "SNG0", "kind": «"weapon"» }'],
    others: { [weapons]: '{ "formatVersion": 1, "cards": [] }' },
  },
  {
    code: 'MAT003',
    file: 'mat.json',
    text: (smallProject['mat.json'] ?? '')
      .replace('"areas": [', '"areas": «[»')
      .replace(/,\n *\{ "id": "SITE".*\}/, ''),
  },
  {
    code: 'MAT004',
    file: 'mat.json',
    edit: ['"pcs": [], "slots": []', '"pcs": [], "slots": «[»{ "id": "XXX0", "kind": "item" }]'],
  },
  { code: 'MAT005', file: 'mat.json', edit: ['"SNG2"', '«"SNG3"»'] },
  { code: 'MAT006', file: 'mat.json', edit: ['["SNG", "SITE"]]', '["SNG", "SITE"], ["SITE", «"SNG"»]]'] },
  {
    code: 'MAT007',
    file: 'mat.json',
    edit: ['"name": "SBYの街",\n      "pcs": []', '"name": "SBYの街",\n      "pcs": [«"procurer"»]'],
  },
  {
    code: 'PCS001',
    file: 'pcs.json',
    edit: ['"starters": "PS"', '"starters": «"PS"»'],
    others: { [starters]: ['"copies": 8', '"copies": 7'] },
  },
  {
    code: 'PCS002',
    file: starters,
    edit: [
      '"after": "discard" }\n      ]\n    }',
      '"after": "discard" }\n      ]\n    },\n    { "id": «"QS-01"», "name": "忘れ物", "rarity": "starter", "category": "consumable", "ap": 1, "effects": [] }',
    ],
  },
  {
    code: 'PCS003',
    file: 'bots.json',
    text: '{ "formatVersion": 1, "bots": [{ "id": «"porter"», "name": "代理の荷運び", "skills": {} }] }',
  },
  {
    code: 'EFT001',
    file: starters,
    edit: [
      '[{ "op": "heal", "to": { "op": "self" }, "amount": 1 }]',
      '[{ "op": "choose", "what": { "op": "one", "of": { "op": «"marketHere"», "maxCost": 2 } }, "as": "bargain", "do": [{ "op": "take", "who": { "op": "self" }, "card": { "op": "named", "name": "bargain" } }] }]',
    ],
  },
  {
    code: 'EFT002',
    file: starters,
    edit: ['[{ "op": "heal"', '[{ "op": "exhaust", "of": { "op": «"thisBot"» }, "amount": 1 }, { "op": "heal"'],
  },
  {
    code: 'EFT003',
    file: starters,
    edit: [
      '"when": "play",',
      '"when": "play", "if": { "op": "hasTrait", "card": { "op": "thisCard" }, "trait": «"hot"» },',
    ],
    others: {
      'words.json': ['"kind": "trait" }', '"kind": "trait" },\n    { "id": "hot", "label": "熱い", "kind": "trait" }'],
    },
  },
  {
    code: 'EFT004',
    file: starters,
    edit: [
      '"when": "play",',
      '"when": "play", "if": { "op": "atLeast", "value": { "op": «"progressOn"», "of": { "op": "self" } }, "than": 1 },',
    ],
  },
  {
    code: 'EFT005',
    file: cards,
    edit: [clears, '"do": [{ "op": "clearScenario" }, { "op": «"gainAp"», "to": { "op": "allPcs" }, "amount": 1 }]'],
  },
  {
    code: 'EFT006',
    file: weapons,
    text: (smallProject[weapons] ?? '').replace(
      /\n {2}\]\n\}\n$/,
      `,\n${(/ {4}\{[\s\S]*\n {4}\}/.exec(smallProject[weapons] ?? '') ?? [''])[0]
        .replace('"W-01"', '"W-05"')
        .replace('"ap": 2', '"ap": 3')
        .replace(/"effects": \[([\s\S]*)\n {6}\]/, '"effects": «[»$1\n      ]')}\n  ]\n}\n`,
    ),
  },
  {
    code: 'EFT007',
    file: starters,
    edit: [
      '"amount": 1 }], "after": "discard"',
      '"amount": 1 }], "after": "discard", "text": «"自分のHPを2回復する。"»',
    ],
  },
  {
    code: 'EFT020',
    file: weapons,
    edit: [
      '"type": "physical" }],',
      '"type": "physical" }, { "op": "heal", "to": { "op": "self" }, "amount": 1 }],\n          "text": «"敵1体に物理ダメージ2点。"»,',
    ],
  },
  {
    code: 'EFT008',
    file: weapons,
    edit: ['"after": "exhaust"', '"after": "exhaust",\n          "text": «"敵1体に認知ダメージ2点。"»'],
  },
  {
    code: 'EFT010',
    file: starters,
    edit: [
      '"amount": 1 }], "after": "discard"',
      '"amount": 1 }], "after": "discard", "text": «"自分のHPを1回復する。1ラウンドに2回まで使える。"»',
    ],
  },
  {
    code: 'EFT011',
    file: 'scenarios/S00-walk/cards.json',
    edit: [
      '"do": [{ "op": "clearScenario" }] }]',
      '"do": [{ "op": "moveTo", "who": { "op": "allPcs" }, "area": "SBY" }, { "op": "clearScenario" }], "text": «"PC全員をAKBの街に移動させ、シナリオをクリアする。"» }]',
    ],
  },
  {
    code: 'EFT012',
    file: 'l10n/en/cards/starters.json',
    text: `{\n  "formatVersion": 1,\n  "units": {\n    "PS-01/effects/rest/text": { "t": «"Heal 2 HP."», "h": "${textHash('自分のHPを1回復する。', 10)}", "s": "reviewed" }\n  }\n}\n`,
    others: {
      'studio.json': ['"locales": ["ja"]', '"locales": ["ja", "en"]'],
      [starters]: [
        '"amount": 1 }], "after": "discard"',
        '"amount": 1 }], "after": "discard", "text": "自分のHPを1回復する。"',
      ],
    },
  },
  {
    code: 'EFT013',
    file: starters,
    edit: [
      '"amount": 1 }], "after": "discard"',
      '"amount": 1 }], "after": "discard", "text": «"自分のHPを1回復してもよい。"»',
    ],
  },
  {
    code: 'EFT014',
    file: weapons,
    edit: [
      '"after": "exhaust"',
      '"targets": "all",\n          "after": "exhaust",\n          "text": «"敵に物理ダメージ2点。"»',
    ],
  },
  {
    code: 'EFT009',
    file: starters,
    edit: [
      '"amount": 1 }], "after": "discard"',
      '"amount": 1 }], "after": "discard", "text": «"【使用】自分のHPを1回復する。"»',
    ],
  },
];
