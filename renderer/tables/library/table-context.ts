import { createContext, type ReactNode, useContext } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Labels } from '#renderer/desk/table/table-names.ts';
import type { OfferedAction } from '#renderer/desk/workers/engine-calls.ts';
import type { BoardProps } from '../table-view.ts';
import type { ActionsByObject } from './legal-actions.ts';
import type { LibraryWords } from './words/generated/library-words.ts';

export interface OpenedObject {
  readonly element: HTMLElement;
  readonly kind: 'menu' | 'details';
  /** Its names in answers and in the table document. */
  readonly names: readonly string[];
  readonly label: string;
  readonly actions: readonly OfferedAction[];
  readonly questions: readonly JsonObject[];
  readonly design: string | null;
  readonly entries: readonly string[];
}

export interface TableParts {
  readonly labels: Labels;
  readonly words: LibraryWords;
  readonly offers: ActionsByObject;
  /** The subjects of the present decision. */
  readonly acting: ReadonlySet<string>;
  readonly busy: boolean;
  /** Values of `do` that discard something: never done by one click. */
  readonly asksFirst: readonly string[];
  readonly faceOf: (design: string) => ReactNode;
  /** The entry at the editor's cursor. */
  readonly marked: string | null;
  readonly onShow: BoardProps['onShow'];
  readonly onAct: (answer: JsonObject) => void;
  readonly onOpen: (opened: OpenedObject) => void;
}

export const TableContext = createContext<TableParts | null>(null);

export function useTable(): TableParts {
  const table = useContext(TableContext);
  if (table === null) throw new Error('outside of a table');
  return table;
}
