import type { TableSheet } from '#renderer/desk/sheet/table-sheet.ts';
import { localizedText, localizedTexts } from '#renderer/desk/words/words.ts';
import { cardsFile } from './map-document.ts';
import { columnsWords } from './words/generated/columns-words.ts';

const mapFile = 'map.json';

export const tableSheet: TableSheet = {
  kinds: [
    {
      ...{ id: 'action', list: 'cards' },
      ...localizedText(columnsWords, ({ kinds }) => kinds.action),
      holds: (path) => path === cardsFile,
      shown: ['id', 'name', 'reading', 'deck', 'dots', 'spots'],
      curves: ['dots', 'deck'],
    },
    {
      ...{ id: 'line', list: 'lines' },
      ...localizedText(columnsWords, ({ kinds }) => kinds.line),
      holds: (path) => path === mapFile,
      shown: ['id', 'name', 'reading', 'colour', 'stops'],
      curves: [],
    },
    {
      ...{ id: 'station', list: 'stations' },
      ...localizedText(columnsWords, ({ kinds }) => kinds.station),
      holds: (path) => path === mapFile,
      shown: ['id', 'name', 'reading'],
      curves: [],
    },
  ],
  titles: localizedTexts(columnsWords, ({ titles }) => titles),
};
