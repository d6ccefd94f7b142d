import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Beginning, BeginningContext, TemplateOutput } from '#engine/kernel/contract/template.ts';
import { entriesOf, idsIn } from '#engine/library/templates/entries-of.ts';

const usual: Text = { ja: '新しい地図', en: 'New map' };

const documentsIn = ({ documents }: BeginningContext, folder: RegExp): readonly JsonObject[] =>
  Object.entries(documents).flatMap(([path, value]) => (folder.test(path) && isObject(value) ? [value] : []));
const mapsIn = (ground: BeginningContext) => documentsIn(ground, /^maps\//);
const gamesIn = (ground: BeginningContext) => documentsIn(ground, /^games\//);

/** Seven hexes: one in the middle and those around it, in reading order. */
const around = [
  ...[
    { q: 0, r: -1 },
    { q: 1, r: -1 },
  ],
  ...[
    { q: -1, r: 0 },
    { q: 0, r: 0 },
    { q: 1, r: 0 },
  ],
  ...[
    { q: -1, r: 1 },
    { q: 0, r: 1 },
  ],
] as const;
const homeSpots = [
  { q: 1, r: -2, exits: [0, 1] },
  { q: -1, r: 2, exits: [5, 6] },
] as const;

/** A map of seven hexes and a game for two on it; factions, mats and cards are those of a game that is there already. */
export const map: Beginning = {
  id: 'map',
  name: { ja: '地図とゲーム（7ヘックス、2人）', en: 'Map and game (seven hexes, two players)' },
  questions: (ground) => {
    const taken = idsIn([...mapsIn(ground), ...gamesIn(ground)]);
    return [
      {
        ...{ kind: 'id', id: 'id', usual: freeId(taken), taken, pattern: '^[a-z][A-Za-z0-9-]*$' },
        ask: {
          ja: 'id は何ですか（小文字・数字・ハイフン）',
          en: 'What is its id? (lower-case letters, digits, hyphens)',
        },
      },
      {
        ...{ kind: 'text', id: 'name', usual: usual[ground.locale] },
        ask: { ja: '何という名前ですか', en: 'What is it called?' },
      },
    ];
  },
  write: (answers, ground) => {
    const id = answers['id'] ?? freeId(idsIn([...mapsIn(ground), ...gamesIn(ground)]));
    return written(id, answers['name'] ?? usual[ground.locale], ground);
  },
};

function written(id: string, name: string, ground: BeginningContext): readonly TemplateOutput[] {
  const [model] = gamesIn(ground);
  const factions = entriesOf(ground.documents, /^factions\.json$/, 'factions');
  const homes = [...new Set(factions.map(({ home }) => String(home)))].slice(0, homeSpots.length);
  if (model === undefined || homes.length < homeSpots.length) return [];
  const terrains = entriesOf(ground.documents, /^words\.json$/, 'terrains').filter(({ is = 'land' }) => is === 'land');
  const named = (at: number) => `${id.charAt(0).toUpperCase()}${id.slice(1)}-${at + 1}`;
  const hexes = around.map((place, at) => ({
    ...{ id: named(at), ...place, terrain: String(terrains[at % terrains.length]?.['id']) },
    ...(at === 3 ? { encounter: true } : {}),
  }));
  const exits = homeSpots.map(({ q, r, exits }, i) => ({ home: homes[i] as string, q, r, exits: exits.map(named) }));
  const { $schema: _, overrides: __, note: ___, ...rest } = model;
  const game = {
    ...{ ...rest, id, name, map: id, seats: { least: 2, most: 2, usual: 2 } },
    factions: homes.map((home) => String(factions.find((one) => one['home'] === home)?.['id'])),
  };
  return [
    {
      kind: 'document',
      file: `maps/${id}.json`,
      value: { formatVersion: 1, id, name, hexes, rivers: [], homes: exits },
    },
    { kind: 'document', file: `games/${id}.json`, value: game },
  ];
}

function freeId(taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? 'my-map' : `my-map-${number}`;
    if (!taken.includes(id)) return id;
  }
}
