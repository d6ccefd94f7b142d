import { createContext, type ReactNode, useContext } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Labels } from '#renderer/desk/table/table-names.ts';
import type { OfferedAction } from '#renderer/desk/workers/engine-calls.ts';
import type { BoardProps } from '../table-view.ts';
import type { Offers } from './offers.ts';
import type { LibraryWords } from './words/generated/library-words.ts';

/** What is asked of an object: its actions, or why it has none. */
export interface Opened {
  readonly element: HTMLElement;
  readonly kind: 'menu' | 'details';
  /** What it is called in answers and in the table document. */
  readonly names: readonly string[];
  readonly label: string;
  readonly actions: readonly OfferedAction[];
  readonly questions: readonly JsonObject[];
  /** The design whose face is shown. */
  readonly design: string | null;
  /** The entries that it may be, by their ids. */
  readonly entries: readonly string[];
}

/** What every object of a table reads, whatever the game. */
export interface TableParts {
  readonly labels: Labels;
  readonly words: LibraryWords;
  readonly offers: Offers;
  /** What the present decision is about: who acts, and on what. */
  readonly acting: ReadonlySet<string>;
  readonly busy: boolean;
  /** Words of `do` that take something away: never done by one click. */
  readonly asksFirst: readonly string[];
  /** The printed face of a design; null when it has none. */
  readonly faceOf: (design: string) => ReactNode;
  /** The id of the entry under the cursor of the editor. */
  readonly marked: string | null;
  readonly onShow: BoardProps['onShow'];
  readonly onAct: (answer: JsonObject) => void;
  readonly onOpen: (opened: Opened) => void;
}

export const TableContext = createContext<TableParts | null>(null);

export function useTable(): TableParts {
  const table = useContext(TableContext);
  if (table === null) throw new Error('outside of a table');
  return table;
}
