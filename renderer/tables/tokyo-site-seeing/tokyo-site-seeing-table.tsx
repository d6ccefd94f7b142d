import { lazy, memo } from 'react';
import type { TableView } from '../table-view.ts';
import { ActionSign } from './action-sign.tsx';
import { Board } from './board.tsx';
import { Cheats } from './cheats.tsx';
import { DocumentSign, entriesIn, firstDocument } from './document-sign.tsx';
import { firstSetup, Setup } from './setup.tsx';
import { tableWords } from './table-words.ts';
import './table.css';

export const tokyoSiteSeeingTable: TableView = {
  system: 'tokyo-site-seeing',
  firstSetup,
  firstDocument,
  entriesIn,
  DocumentSign: memo(DocumentSign),
  ActionSign: memo(ActionSign),
  // Drawn again only when what they show is another.
  Setup: memo(Setup),
  Board: memo(Board),
  Cheats: memo(Cheats),
  Face: lazy(async () => ({ default: (await import('./face/face-panel.tsx')).FacePanel })),
  resultName: (result, locale) => tableWords(locale).results[result] ?? result,
};
