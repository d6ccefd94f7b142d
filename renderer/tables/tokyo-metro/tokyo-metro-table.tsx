import { lazy, memo } from 'react';
import { plainTable } from '../plain/plain-table.tsx';
import type { TableView } from '../table-view.ts';
import { Board } from './board.tsx';

/** The table of Tokyo Metro: board and faces are its own; set-up, cheats and the end are those of every game. */
export const tokyoMetroTable: TableView = {
  ...plainTable,
  firstDocument: (paths) => (paths.includes('map.json') ? 'map.json' : plainTable.firstDocument(paths)),
  Board: memo(Board),
  loadSheet: async () => (await import('./table-sheet.ts')).tableSheet,
  loadFaces: async () => (await import('./faces.tsx')).tableFaces,
  Face: lazy(async () => ({ default: (await import('./face-panel.tsx')).FacePanel })),
};
