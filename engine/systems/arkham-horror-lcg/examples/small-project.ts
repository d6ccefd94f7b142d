/** Valid base project; problem examples are edits of it. */
export const smallProject: { readonly [path: string]: string } = {
  'studio.json': `{
  "formatVersion": 1,
  "id": "two-rooms",
  "title": "二つの部屋",
  "system": "arkham-horror-lcg",
  "version": "0.1.0",
  "sourceLocale": "ja",
  "locales": ["ja"],
  "settings": {},
  "requires": []
}
`,
  'words.json': `{
  "formatVersion": 1,
  "words": [
    { "id": "ammo", "label": "弾", "kind": "use" },
    { "id": "charges", "label": "チャージ", "kind": "use" }
  ]
}
`,
  'sets.json': `{
  "formatVersion": 1,
  "sets": [{ "id": "rats", "name": "ネズミ" }]
}
`,
  'investigators.json': `{
  "formatVersion": 1,
  "investigators": [
    {
      "id": "I01",
      "name": "探偵",
      "class": "seeker",
      "skills": { "willpower": 3, "intellect": 3, "combat": 3, "agility": 3 },
      "health": 7,
      "sanity": 7
    }
  ]
}
`,
  'cards/neutral.json': `{
  "formatVersion": 1,
  "cards": [
    {
      "id": "N01",
      "name": "拳銃",
      "class": "neutral",
      "type": "asset",
      "cost": 3,
      "unique": true,
      "uses": { "amount": 3, "of": "ammo" },
      "abilities": [
        {
          "id": "shoot",
          "kind": "action",
          "cost": { "uses": 1 },
          "do": [{ "op": "fight" }],
          "text": "弾1：戦う。"
        }
      ]
    },
    {
      "id": "N02",
      "name": "給料",
      "class": "neutral",
      "type": "event",
      "cost": 0,
      "abilities": [
        {
          "id": "pay",
          "kind": "play",
          "do": [{ "op": "gainResources", "who": { "op": "self" }, "amount": 3 }]
        }
      ]
    },
    { "id": "N03", "name": "深呼吸", "class": "neutral", "type": "skill", "icons": { "wild": 1 } },
    {
      "id": "N04",
      "name": "ランタン",
      "class": "neutral",
      "type": "asset",
      "cost": 1
    }
  ]
}
`,
  'decks/first.json': `{
  "formatVersion": 1,
  "id": "first",
  "name": "はじめのデッキ",
  "investigator": "I01",
  "cards": [{ "card": "N03", "copies": 2 }]
}
`,
  'scenarios/S1-rooms/scenario.json': `{
  "formatVersion": 1,
  "id": "S1",
  "name": "二つの部屋",
  "sets": ["rats"],
  "acts": ["C1", "C2"],
  "agendas": ["A1"],
  "locations": ["L1", "L2"],
  "start": "L1",
  "bag": {
    "easy": ["0", "autoFail", "elderSign"],
    "standard": ["0", "skull", "autoFail", "elderSign"],
    "hard": ["-1", "skull", "autoFail", "elderSign"],
    "expert": ["-2", "skull", "autoFail", "elderSign"]
  },
  "reference": [{ "id": "skull", "kind": "symbol", "symbol": "skull", "modifier": -1 }],
  "resolutions": [
    { "id": "R1", "name": "外に出た", "result": "won" },
    { "id": "R2", "name": "閉じこめられた", "result": "lost" }
  ]
}
`,
  'scenarios/S1-rooms/cards.json': `{
  "formatVersion": 1,
  "cards": [
    {
      "id": "L1",
      "name": "広間",
      "type": "location",
      "shroud": 2,
      "clues": { "perInvestigator": 1 },
      "connections": ["L2"]
    },
    {
      "id": "L2",
      "name": "書斎",
      "type": "location",
      "shroud": 3,
      "clues": 1,
      "connections": ["L1"]
    },
    {
      "id": "C1",
      "name": "鍵を探す",
      "type": "act",
      "sides": {
        "a": { "clues": { "perInvestigator": 1 } },
        "b": { "name": "鍵がある", "abilities": [] }
      }
    },
    {
      "id": "C2",
      "name": "外へ",
      "type": "act",
      "sides": {
        "a": { "clues": 1 },
        "b": {
          "name": "朝",
          "abilities": [{ "id": "end", "kind": "advance", "do": [{ "op": "resolve", "resolution": "R1" }] }]
        }
      }
    },
    {
      "id": "A1",
      "name": "夜が来る",
      "type": "agenda",
      "sides": {
        "a": { "doom": 5 },
        "b": {
          "name": "夜",
          "abilities": [{ "id": "end", "kind": "advance", "do": [{ "op": "resolve", "resolution": "R2" }] }]
        }
      }
    },
    {
      "id": "E1",
      "name": "大ネズミ",
      "type": "enemy",
      "set": "rats",
      "fight": 2,
      "health": 1,
      "evade": 3,
      "damage": 1,
      "keywords": ["hunter"]
    }
  ]
}
`,
};
