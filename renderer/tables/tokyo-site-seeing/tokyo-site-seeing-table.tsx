import { lazy, memo } from 'react';
import type { TableView } from '../table-view.ts';
import { ActionCost } from './action-cost.tsx';
import { ActionSign } from './action-sign.tsx';
import { Board } from './board.tsx';
import { Cheats } from './cheats.tsx';
import { DocumentSign, entriesIn, firstDocument } from './document-sign.tsx';
import { EndRank } from './end-rank.tsx';
import { EndRewards } from './end-rewards.tsx';
import { EndStory } from './end-story.tsx';
import { firstSetup, Setup } from './setup.tsx';
import { scenariosOf } from './setup-choices.ts';
import './table.css';

export const tokyoSiteSeeingTable: TableView = {
  firstSetup,
  firstDocument,
  entriesIn,
  DocumentSign: memo(DocumentSign),
  ActionSign: memo(ActionSign),
  ActionCost: memo(ActionCost),
  // Large parts: rendered only when their props change.
  Setup: memo(Setup),
  Board: memo(Board),
  Cheats: memo(Cheats),
  Face: lazy(async () => ({ default: (await import('./face/face-panel.tsx')).FacePanel })),
  loadSheet: async () => (await import('./table-sheet.ts')).tableSheet,
  loadFaces: async () => (await import('./face/faces.tsx')).tableFaces,
  loadDrawing: async () => null,
  loadParts: async () => (await import('./parts/parts.tsx')).tableParts,
  end: { Story: memo(EndStory), Rank: memo(EndRank), Rewards: memo(EndRewards) },
  gameName: ({ scenario }, documents, locale) => {
    const found = scenariosOf(documents, locale).find(({ id }) => id === scenario);
    return found?.name ?? String(scenario ?? '');
  },
};
