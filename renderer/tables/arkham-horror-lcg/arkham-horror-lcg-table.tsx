import { lazy, memo } from 'react';
import { lateBoard } from '../library/late-board.tsx';
import { plainTable } from '../plain/plain-table.tsx';
import type { TableView } from '../table-view.ts';
import { EndStory } from './end-story.tsx';

const scenario = /^scenarios\/[^/]+\/scenario\.json$/;

export const arkhamHorrorLcgTable: TableView = {
  ...plainTable,
  firstDocument: (paths) => paths.find((path) => scenario.test(path)) ?? plainTable.firstDocument(paths),
  end: { ...plainTable.end, Story: memo(EndStory) },
  Board: lateBoard(async () => (await import('./board.tsx')).Board),
  loadParts: async () => (await import('./parts.tsx')).tableParts,
  loadFaces: async () => (await import('./faces.tsx')).tableFaces,
  Face: lazy(async () => ({ default: (await import('./face-panel.tsx')).FacePanel })),
};
