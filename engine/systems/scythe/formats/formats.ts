import type { DocumentFormat } from '#engine/kernel/contract/system.ts';
import { format } from '#engine/library/formats/fields.ts';
import { combatDocument, encountersDocument, factoryDocument, objectivesDocument } from './cards.ts';
import { factionsDocument } from './factions.ts';
import { gameDocument } from './game.ts';
import { mapDocument } from './map.ts';
import { matsDocument } from './mats.ts';
import { tilesDocument } from './tiles.ts';
import { wordsDocument } from './words.ts';

export const formats: readonly DocumentFormat[] = [
  format('map', mapDocument, { where: 'maps/valley.json', path: /^maps\/[^/]+\.json$/ }),
  format('factions', factionsDocument),
  format('mats', matsDocument),
  format('combat', combatDocument, { where: 'cards/combat.json' }),
  format('encounters', encountersDocument, { where: 'cards/encounters.json', required: false }),
  format('objectives', objectivesDocument, { where: 'cards/objectives.json', required: false }),
  format('factory', factoryDocument, { where: 'cards/factory.json', required: false }),
  format('tiles', tilesDocument, { required: false }),
  format('game', gameDocument, { where: 'games/standard.json', path: /^games\/[^/]+\.json$/ }),
  format('words', wordsDocument),
];
