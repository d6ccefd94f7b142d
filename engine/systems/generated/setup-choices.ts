// Made by `npm run generate` from the set-up options of the games.
export const madeSetupChoices = [
  {
    "id": "scenario",
    "name": {
      "ja": "シナリオ",
      "en": "Scenario"
    },
    "several": false
  },
  {
    "id": "mods",
    "name": {
      "ja": "シナリオMOD",
      "en": "scenario MODs"
    },
    "several": true
  },
  {
    "id": "board",
    "name": {
      "ja": "ゲーム",
      "en": "Game"
    },
    "several": false
  },
  {
    "id": "level",
    "name": {
      "ja": "難易度",
      "en": "Level"
    },
    "several": false
  },
  {
    "id": "decks",
    "name": {
      "ja": "デッキ",
      "en": "Decks"
    },
    "several": true
  },
  {
    "id": "factions",
    "name": {
      "ja": "勢力",
      "en": "Factions"
    },
    "several": true
  },
  {
    "id": "mats",
    "name": {
      "ja": "プレイヤーマット",
      "en": "Player mats"
    },
    "several": true
  }
] as const;
