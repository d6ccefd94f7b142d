import { lazy } from 'react';
import { lateBoard } from '../library/late-board.tsx';
import { plainTable } from '../plain/plain-table.tsx';
import type { TableView } from '../table-view.ts';

export const tokyoMetroTable: TableView = {
  ...plainTable,
  firstDocument: (paths) => (paths.includes('map.json') ? 'map.json' : plainTable.firstDocument(paths)),
  Board: lateBoard(async () => (await import('./board.tsx')).Board),
  loadSheet: async () => (await import('./table-sheet.ts')).tableSheet,
  loadFaces: async () => (await import('./faces.tsx')).tableFaces,
  loadParts: async () => [],
  Face: lazy(async () => ({ default: (await import('./face-panel.tsx')).FacePanel })),
};
