/** Valid base project; problem examples are edits of it. */
export const smallProject: { readonly [path: string]: string } = {
  'studio.json': `{
  "formatVersion": 1,
  "id": "seven-hexes",
  "version": "0.1.0",
  "system": "scythe",
  "title": "七つの領地",
  "settings": {},
  "requires": [],
  "locales": ["ja"],
  "sourceLocale": "ja"
}
`,
  'words.json': `{
  "formatVersion": 1,
  "resources": [{ "id": "food", "name": "食料" }, { "id": "wood", "name": "木材" }],
  "terrains": [
    { "id": "farm", "name": "農地", "yields": "food" },
    { "id": "forest", "name": "森林", "yields": "wood" },
    { "id": "lake", "name": "湖", "is": "lake" },
    { "id": "factory", "name": "ファクトリー", "is": "factory" }
  ],
  "homes": [{ "id": "N", "name": "北の本拠地" }, { "id": "S", "name": "南の本拠地" }]
}
`,
  'maps/valley.json': `{
  "formatVersion": 1,
  "id": "valley",
  "name": "七つの谷",
  "hexes": [
    { "id": "M", "q": 0, "r": 0, "terrain": "factory" },
    { "id": "A1", "q": 0, "r": -1, "terrain": "farm" },
    { "id": "A2", "q": 1, "r": -1, "terrain": "forest" },
    { "id": "A3", "q": 1, "r": 0, "terrain": "farm" },
    { "id": "A4", "q": 0, "r": 1, "terrain": "forest" },
    { "id": "A5", "q": -1, "r": 1, "terrain": "farm" },
    { "id": "A6", "q": -1, "r": 0, "terrain": "forest", "encounter": true }
  ],
  "rivers": [["A2", "A3"]],
  "homes": [
    { "home": "N", "q": 1, "r": -2, "exits": ["A1", "A2"] },
    { "home": "S", "q": -1, "r": 2, "exits": ["A4", "A5"] }
  ]
}
`,
  'factions.json': `{
  "formatVersion": 1,
  "abilities": [
    {
      "id": "march",
      "name": "行軍",
      "effects": [
        {
          "id": "faster",
          "when": "constant",
          "do": [{ "op": "modify", "number": "steps", "of": { "op": "units", "of": { "op": "self" } }, "add": 1 }]
        }
      ]
    },
    {
      "id": "drill",
      "name": "教練",
      "effects": [{ "id": "learn", "when": { "op": "afterCombat" }, "do": [{ "op": "drawCards", "amount": 1 }] }]
    }
  ],
  "structures": [],
  "factions": [
    { "id": "F1", "name": "丘の民", "home": "N", "power": 3, "cards": 2, "effects": [], "mechs": ["march"] },
    { "id": "F2", "name": "川の民", "home": "S", "power": 2, "cards": 3, "effects": [], "mechs": ["march"] },
    { "id": "F3", "name": "森の民", "home": "N", "power": 1, "cards": 2, "effects": [], "mechs": ["drill"] }
  ]
}
`,
  'mats.json': `{
  "formatVersion": 1,
  "tops": [
    {
      "id": "move",
      "name": "移動",
      "costs": [],
      "ways": [
        { "id": "move-units", "name": "移動", "value": 2, "upgraded": 3, "do": [{ "op": "moveUnits", "units": 2 }] }
      ]
    },
    {
      "id": "bolster",
      "name": "強化",
      "costs": [{ "coins": 1 }, { "workers": 4, "power": 2 }],
      "ways": [
        { "id": "bolster-power", "name": "戦力", "value": 2, "upgraded": 4, "do": [{ "op": "gainPower", "amount": 2 }] },
        { "id": "bolster-cards", "name": "戦闘カード", "value": 1, "do": [{ "op": "drawCards", "amount": 1 }] }
      ]
    }
  ],
  "bottoms": [
    { "id": "build", "name": "建設", "does": "build", "resource": "wood", "bonus": [{ "op": "gainCoins", "amount": 1 }] },
    { "id": "enlist", "name": "徴兵", "does": "enlist", "resource": "food", "bonus": [{ "op": "gainPower", "amount": 1 }] }
  ],
  "onceBonuses": [],
  "mats": [
    {
      "id": "M1",
      "name": "鍛冶",
      "popularity": 2,
      "coins": 5,
      "areas": [
        { "top": "move", "bottom": "build", "cost": 3, "least": 2, "coins": 2 },
        { "top": "bolster", "bottom": "enlist", "cost": 4, "least": 3, "coins": 1 }
      ]
    },
    {
      "id": "M2",
      "name": "荷馬車",
      "popularity": 3,
      "coins": 4,
      "areas": [
        { "top": "move", "bottom": "enlist", "cost": 3, "least": 2, "coins": 1 },
        { "top": "bolster", "bottom": "build", "cost": 3, "least": 2, "coins": 1 }
      ]
    }
  ]
}
`,
  'cards/combat.json': `{
  "formatVersion": 1,
  "combatCards": [{ "id": "P2", "name": "石つぶて", "power": 2, "copies": 8 }]
}
`,
  'cards/encounters.json': `{
  "formatVersion": 1,
  "encounters": [
    {
      "id": "N1",
      "name": "渡し宿",
      "options": [
        { "id": "listen", "text": "話を聞く。民心1を得る。", "do": [{ "op": "gainPopularity", "amount": 1 }] },
        { "id": "help", "text": "荷を運ぶ。2コインを得る。", "do": [{ "op": "gainCoins", "amount": 2 }] },
        {
          "id": "hire",
          "text": "船頭を雇う。ワーカー1体を得る。",
          "cost": { "popularity": 2 },
          "do": [{ "op": "gainWorkers", "amount": 1 }]
        }
      ]
    }
  ]
}
`,
  'cards/objectives.json': `{
  "formatVersion": 1,
  "objectives": [
    {
      "id": "O1",
      "name": "重い財布",
      "text": "20コイン以上を持っている。",
      "if": { "op": "atLeast", "value": { "op": "coinsOf", "of": { "op": "self" } }, "than": 20 }
    },
    {
      "id": "O2",
      "name": "人望",
      "text": "民心が9以上である。",
      "if": { "op": "atLeast", "value": { "op": "popularityOf", "of": { "op": "self" } }, "than": 9 }
    },
    {
      "id": "O3",
      "name": "恐れ",
      "text": "戦力が9以上である。",
      "if": { "op": "atLeast", "value": { "op": "powerOf", "of": { "op": "self" } }, "than": 9 }
    }
  ]
}
`,
  'tiles.json': `{
  "formatVersion": 1,
  "tiles": [
    {
      "id": "B1",
      "name": "四方の礎",
      "text": "自分の建造物の数。",
      "counts": { "op": "count", "of": { "op": "structures", "of": { "op": "self" } } },
      "pays": [2, 4]
    },
    {
      "id": "B2",
      "name": "地の礎",
      "text": "自分の建造物がある、地形の種類の数。",
      "counts": { "op": "terrainsOf", "of": { "op": "hexesOf", "of": { "op": "structures", "of": { "op": "self" } } } },
      "pays": [1, 3]
    }
  ]
}
`,
  'games/duel.json': `{
  "formatVersion": 1,
  "id": "duel",
  "name": "谷の二人",
  "seats": { "least": 2, "most": 2, "usual": 2 },
  "map": "valley",
  "factions": ["F1", "F2"],
  "mats": ["M1", "M2"],
  "combatCards": ["P2"],
  "encounters": ["N1"],
  "objectives": ["O1", "O2"],
  "factoryCards": [],
  "tiles": ["B1"],
  "tracks": { "power": 16, "popularity": 18, "dial": 7 },
  "pay": [{ "from": 0, "star": 3, "territory": 2, "pair": 1 }, { "from": 7, "star": 4, "territory": 3, "pair": 2 }],
  "pieces": { "workers": 8, "upgrades": 2, "objectives": 1, "stars": 6, "combatStars": 2 },
  "settings": {
    "roundLimit": 60,
    "combatStarFirst": false,
    "workersRetreatAtOnce": false,
    "factoryDeclineKeepsRight": false
  }
}
`,
};
