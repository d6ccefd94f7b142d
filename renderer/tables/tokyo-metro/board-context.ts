import { createContext, useContext } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { ActionCard, Deck, LineMapDocument } from './map-document.ts';
import type { MetroNumbers, MetroTableDocument } from './table-document.ts';
import type { MetroPrint } from './table-words.ts';
import type { MetroWords } from './words/generated/metro-words.ts';

export interface MetroParts {
  readonly table: MetroTableDocument;
  readonly numbers: MetroNumbers;
  readonly map: LineMapDocument;
  readonly decks: readonly Deck[];
  readonly cards: ReadonlyMap<string, ActionCard>;
  readonly words: MetroWords;
  readonly print: MetroPrint;
  readonly about: JsonObject;
  /** Null: no seat, or several. */
  readonly deciding: string | null;
  /** Sealed bids still missing, as far as visible; null: no auction. */
  readonly awaited: ReadonlySet<string> | null;
  /** The bid shown below the docked table, so that no scrolling is needed; null: none. */
  readonly bidsAtFoot: string | null;
  /** Values of `do` that are legal now. */
  readonly asked: ReadonlySet<string>;
}

export const MetroContext = createContext<MetroParts | null>(null);

export function useMetro(): MetroParts {
  const parts = useContext(MetroContext);
  if (parts === null) throw new Error('outside of a board');
  return parts;
}
