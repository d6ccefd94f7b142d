/** Valid base project; problem examples are edits of it. */
export const smallProject: { readonly [path: string]: string } = {
  'studio.json': `{
  "formatVersion": 1,
  "id": "two-lines",
  "version": "0.1.0",
  "system": "tokyo-metro",
  "title": "二路線",
  "sourceLocale": "ja",
  "locales": ["ja"],
  "requires": [],
  "settings": {}
}
`,
  'words.json': `{
  "formatVersion": 1,
  "words": [{ "id": "red", "label": "赤", "kind": "colour" }]
}
`,
  'map.json': `{
  "formatVersion": 1,
  "lines": [
    {
      "id": "A",
      "name": "A線",
      "colour": "red",
      "paint": { "light": "#aa2222", "dark": "#ee7777" },
      "stops": ["11", "12", "13"],
      "loop": false
    }
  ],
  "stations": [
    { "id": "11", "name": "西口", "at": [-10, 0], "label": "n" },
    { "id": "12", "name": "中央", "at": [0, 0], "label": "n" },
    { "id": "13", "name": "東口", "at": [10, 0], "label": "n" }
  ]
}
`,
  'cards/actions.json': `{
  "formatVersion": 1,
  "decks": [{ "id": "a", "name": "駅", "colours": ["red"] }],
  "cards": [
    {
      "id": "A-11",
      "deck": "a",
      "dots": 1,
      "name": "朝の窓口",
      "spots": [{ "chips": 1, "do": [{ "op": "train" }] }, { "chips": 1, "do": [{ "op": "cash", "amount": 200 }] }]
    },
    {
      "id": "A-21",
      "deck": "a",
      "dots": 2,
      "name": "昼の窓口",
      "spots": [{ "chips": 1, "do": [{ "op": "build" }] }, { "chips": 2, "do": [{ "op": "ride", "spaces": 2 }] }]
    }
  ]
}
`,
  'games/standard.json': `{
  "formatVersion": 1,
  "id": "standard",
  "name": "二人",
  "seats": { "least": 2, "most": 2, "usual": 2 },
  "decks": ["a"],
  "lines": ["A"],
  "start": { "cash": 2000, "chips": 3, "spare": 3, "speculations": 2, "stations": 6 },
  "supplies": { "fare": 8, "speed": 8 },
  "settings": { "baseMove": 5, "auction": "sealed", "firstRoundRefill": false, "breach": "forbid", "roundLimit": 30 }
}
`,
};
