import type { GameTemplates } from '#engine/kernel/contract/template.ts';
import { encounter } from './encounter.ts';
import { faction } from './faction.ts';
import { map } from './map.ts';

export const beginnings: GameTemplates = {
  name: { ja: 'サイズ', en: 'Scythe' },
  all: [map, faction, encounter],
};
