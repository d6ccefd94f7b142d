/** Smallest valid project; examples of problems are edits of it. */
const area = (id: string, pcs: string): string =>
  `    {
      "id": "${id}",
      "name": "${id}の街",
      "pcs": [${pcs}],
      "slots": [
        { "id": "${id}0", "kind": "weapon" },
        { "id": "${id}1", "kind": "item" },
        { "id": "${id}2", "kind": "follower" }
      ]
    }`;

const market = (id: string, name: string, blow = '"amount": 2, "type": "physical"'): string => `{
  "formatVersion": 1,
  "cards": [
    {
      "id": "${id}",
      "name": "${name}",
      "rarity": "common",
      "traits": ["tool"],
      "category": "equipment",
      "ap": 2,
      "cost": 4,
      "equip": { "ability": "combat", "target": 3 },
      "range": "near",
      "effects": [
        {
          "id": "attack",
          "when": "use",
          "attack": true,
          "do": [{ "op": "damage", "to": { "op": "target" }, ${blow} }],
          "after": "exhaust"
        }
      ]
    }
  ]
}
`;

export const loses =
  '{ "id": "down", "when": { "op": "onDown", "who": { "op": "allPcs" } }, "do": [{ "op": "loseGame" }] }, ';

export const smallProject: { readonly [path: string]: string } = {
  'studio.json': `{
  "formatVersion": 1,
  "id": "small",
  "version": "0.1.0",
  "system": "tokyo-site-seeing",
  "title": "小さな街",
  "sourceLocale": "ja",
  "locales": ["ja"],
  "requires": [],
  "settings": {}
}
`,
  'mat.json': `{
  "formatVersion": 1,
  "areas": [
${area('SNG', '"procurer"')},
${area('SBY', '')},
${area('SJK', '')},
${area('AKB', '')},
    { "id": "SITE", "name": "『サイト』", "pcs": [], "slots": [] }
  ],
  "lines": [["SNG", "SBY"], ["SBY", "SJK"], ["SJK", "AKB"], ["AKB", "SNG"], ["SNG", "SITE"]]
}
`,
  'pcs.json': `{
  "formatVersion": 1,
  "pcs": [
    {
      "id": "procurer",
      "name": "調達屋",
      "abilities": { "economy": 3, "tech": 1, "combat": 0, "empathy": 2 },
      "maxHp": 5,
      "starters": "PS",
      "skills": {}
    }
  ]
}
`,
  'words.json': `{
  "formatVersion": 1,
  "words": [
    { "id": "tool", "label": "道具", "kind": "trait" }
  ]
}
`,
  'cards/starters.json': `{
  "formatVersion": 1,
  "cards": [
    {
      "id": "PS-01",
      "name": "缶コーヒー",
      "copies": 8,
      "rarity": "starter",
      "category": "consumable",
      "ap": 1,
      "effects": [
        { "id": "rest", "when": "play", "do": [{ "op": "heal", "to": { "op": "self" }, "amount": 1 }], "after": "discard" }
      ]
    }
  ]
}
`,
  'cards/weapons.json': market('W-01', '曲がった標識'),
  'cards/items.json': market('I-01', '懐中電灯', '"amount": 2, "type": "cognitive"'),
  'cards/followers.json': market('F-01', '見習い', '"amount": 2, "type": "physical", "irreducible": true'),
  'cards/troubles.json': `{
  "formatVersion": 1,
  "cards": [
    {
      "id": "T-01",
      "name": "停電",
      "rarity": "common",
      "ap": 4,
      "solve": { "by": "check", "ability": "tech", "target": 6 },
      "reward": 1,
      "effects": []
    }
  ]
}
`,
  'scenarios/S00-walk/scenario.json': `{
  "formatVersion": 1,
  "id": "S00",
  "title": "散歩",
  "setup": [],
  "ranks": [{ "rank": "S", "upTo": 4 }, { "rank": "A" }],
  "rewards": []
}
`,
  'scenarios/S00-walk/cards.json': `{
  "formatVersion": 1,
  "cards": [
    {
      "id": "SC00-01",
      "name": "角を曲がると",
      "effects": [${loses}{ "id": "end", "when": "end", "do": [{ "op": "clearScenario" }] }]
    }
  ]
}
`,
};
