import type { TableSheet } from '#renderer/desk/sheet/table-sheet.ts';
import { cardsFile } from './map-document.ts';

const mapFile = 'map.json';

export const tableSheet: TableSheet = {
  kinds: [
    {
      ...{ id: 'action', ja: 'アクション', en: 'Actions', list: 'cards' },
      holds: (path) => path === cardsFile,
      shown: ['id', 'name', 'reading', 'deck', 'dots', 'spots'],
      curves: ['dots', 'deck'],
    },
    {
      ...{ id: 'line', ja: '路線', en: 'Lines', list: 'lines' },
      holds: (path) => path === mapFile,
      shown: ['id', 'name', 'reading', 'colour', 'stops'],
      curves: [],
    },
    {
      ...{ id: 'station', ja: '駅', en: 'Stations', list: 'stations' },
      holds: (path) => path === mapFile,
      shown: ['id', 'name', 'reading'],
      curves: [],
    },
  ],
  titles: {
    id: { ja: 'ID', en: 'ID' },
    name: { ja: '名前', en: 'Name' },
    reading: { ja: 'よみ', en: 'Reading' },
    deck: { ja: '山札', en: 'Deck' },
    dots: { ja: 'ドット', en: 'Dots' },
    spots: { ja: 'スポット', en: 'Spots' },
    stops: { ja: '停まる駅', en: 'Stops' },
  },
};
