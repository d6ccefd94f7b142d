import type { RoleLot } from '#engine/library/seats/roles-by-lot.ts';
import type { ScytheBoard, ScytheContent } from '../content/design.ts';

/** Each seat has a faction whose home base is on the map, and a mat (SC-PR-19). */
export const lots: readonly RoleLot<ScytheContent, ScytheBoard>[] = [
  {
    ...{ id: 'factions', sort: 'faction', name: { ja: '勢力', en: 'Factions' } },
    of: ({ factions }, { factions: used, map }) =>
      used.filter((id) => map.homes.some(({ home }) => home === factions.get(id)?.home)),
  },
  { ...{ id: 'mats', sort: 'mat', name: { ja: 'プレイヤーマット', en: 'Player mats' } }, of: (_, { mats }) => mats },
];
