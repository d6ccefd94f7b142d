import type { Shapes } from '#engine/kernel/contract/vocabulary.ts';
import { makeOverlay, overlaySchema } from '#engine/library/formats/overlaying.ts';
import { combatCard, encounter, factoryCard, objective } from './cards.ts';
import { ability, faction, structureKind } from './factions.ts';
import { gameDocument } from './game.ts';
import { mapDocument } from './map.ts';
import { bottomAction, mat, onceBonus, topAction } from './mats.ts';
import { tile } from './tiles.ts';
import { home, resource, terrain } from './words.ts';

export const overlaid: Shapes = {
  maps: overlaySchema(mapDocument, '地図：丸ごと', 'Maps, each whole'),
  factions: overlaySchema(faction, '勢力', 'Factions'),
  abilities: overlaySchema(ability, 'メックの能力', 'Abilities of mechs'),
  tops: overlaySchema(topAction, '上段アクション', 'Top actions'),
  bottoms: overlaySchema(bottomAction, '下段アクション', 'Bottom actions'),
  onceBonuses: overlaySchema(onceBonus, '1回限りのボーナス', 'One-time bonuses'),
  mats: overlaySchema(mat, 'プレイヤーマット', 'Player mats'),
  combatCards: overlaySchema(combatCard, '戦闘カード', 'Combat cards'),
  encounters: overlaySchema(encounter, '遭遇カード', 'Encounter cards'),
  objectives: overlaySchema(objective, '目的カード', 'Objective cards'),
  factoryCards: overlaySchema(factoryCard, 'ファクトリーカード', 'Factory cards'),
  tiles: overlaySchema(tile, 'タイル', 'Tiles'),
  resources: overlaySchema(resource, '資源', 'Resources'),
  terrains: overlaySchema(terrain, '地形', 'Terrains'),
  structures: overlaySchema(structureKind, '建造物', 'Structures'),
  homes: overlaySchema(home, '本拠地', 'Home bases'),
  games: overlaySchema(gameDocument, 'ゲーム：丸ごと', 'Games, each whole'),
};

const inFile = (file: string) => ({ file });
export const overlay = makeOverlay({
  maps: { whole: (_, { id }) => `maps/${String(id)}.json` },
  ...{ factions: inFile('factions.json'), abilities: inFile('factions.json') },
  ...{ tops: inFile('mats.json'), bottoms: inFile('mats.json') },
  ...{ onceBonuses: inFile('mats.json'), mats: inFile('mats.json') },
  ...{ combatCards: inFile('cards/combat.json'), encounters: inFile('cards/encounters.json') },
  ...{ objectives: inFile('cards/objectives.json'), factoryCards: inFile('cards/factory.json') },
  tiles: inFile('tiles.json'),
  ...{ resources: inFile('words.json'), terrains: inFile('words.json') },
  ...{ structures: inFile('factions.json'), homes: inFile('words.json') },
  games: { whole: (_, { id }) => `games/${String(id)}.json` },
});
