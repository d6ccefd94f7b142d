import { createContext, useContext } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import type { Locale } from '../../words/locale-store.ts';
import type { OfferedAction } from '../../workers/engine-calls.ts';
import type { Labels } from '../table-view.ts';
import type { NumbersInForce } from './figures.ts';
import type { Offers } from './offers.ts';
import type { PrintedCards } from './printed-cards.ts';
import { designOf, type TableDocument } from './table-document.ts';
import type { TableWords } from './table-words.ts';

/** What is asked of an object: its actions, or why it has none. */
export interface Opened {
  readonly element: HTMLElement;
  readonly kind: 'menu' | 'details';
  readonly label: string;
  readonly actions: readonly OfferedAction[];
  readonly questions: readonly JsonObject[];
  /** The design whose face is shown. */
  readonly card: string | null;
}

/** What every part of the board reads. */
export interface BoardParts {
  readonly table: TableDocument;
  readonly labels: Labels;
  readonly locale: Locale;
  readonly words: TableWords;
  readonly documents: Documents;
  readonly cards: PrintedCards;
  readonly numbers: NumbersInForce;
  readonly offers: Offers;
  /** What the present decision is about: who acts, and on what. */
  readonly acting: ReadonlySet<string>;
  readonly isLarge: boolean;
  readonly busy: boolean;
  readonly onAct: (answer: JsonObject) => void;
  readonly onOpen: (opened: Opened) => void;
}

export const BoardContext = createContext<BoardParts | null>(null);

export function useBoard(): BoardParts {
  const board = useContext(BoardContext);
  if (board === null) throw new Error('outside of a board');
  return board;
}

/** What a thing of the table is called. */
export function labelOf(labels: Labels, name: string): string {
  return labels[designOf(name)] ?? name;
}
