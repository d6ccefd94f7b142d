import { createContext, useContext } from 'react';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Labels } from '#renderer/desk/table/table-names.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import type { SiteSeeingNumbers } from './card-values.ts';
import type { PrintedCards } from './printed-cards.ts';
import type { SiteSeeingTableDocument } from './table-document.ts';
import type { TableWords } from './table-words.ts';

export interface BoardParts {
  readonly table: SiteSeeingTableDocument;
  readonly labels: Labels;
  readonly locale: Locale;
  readonly words: TableWords;
  readonly documents: Documents;
  readonly cards: PrintedCards;
  readonly numbers: SiteSeeingNumbers;
  readonly isLarge: boolean;
}

export const BoardContext = createContext<BoardParts | null>(null);

export function useBoard(): BoardParts {
  const board = useContext(BoardContext);
  if (board === null) throw new Error('outside of a board');
  return board;
}
