import { lazy } from 'react';
import { lateBoard } from '../library/late-board.tsx';
import { plainTable } from '../plain/plain-table.tsx';
import type { TableView } from '../table-view.ts';

const map = /^maps\/[^/]+\.json$/;

export const scytheTable: TableView = {
  ...plainTable,
  firstDocument: (paths) => paths.find((path) => map.test(path)) ?? plainTable.firstDocument(paths),
  Board: lateBoard(async () => (await import('./board.tsx')).Board),
  loadFaces: async () => (await import('./faces.tsx')).tableFaces,
  loadDrawing: async () => ({
    draws: (path) => map.test(path),
    Drawing: (await import('./map-editor/map-editor.tsx')).MapEditor,
  }),
  loadParts: async () => (await import('./map-sheets/map-parts.tsx')).tableParts,
  Face: lazy(async () => ({ default: (await import('./face-panel.tsx')).FacePanel })),
};
