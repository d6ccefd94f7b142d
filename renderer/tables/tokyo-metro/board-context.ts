import { createContext, useContext } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { ActionCard, Deck, LineMapDocument } from './map-document.ts';
import type { NumbersInForce, TableDocument } from './table-document.ts';
import type { MetroPrint } from './table-words.ts';
import type { MetroWords } from './words/generated/metro-words.ts';

/** What every part of this game's board reads. */
export interface MetroParts {
  readonly table: TableDocument;
  readonly numbers: NumbersInForce;
  readonly map: LineMapDocument;
  readonly decks: readonly Deck[];
  readonly cards: ReadonlyMap<string, ActionCard>;
  readonly words: MetroWords;
  /** What the game prints on its cards. */
  readonly print: MetroPrint;
  readonly about: JsonObject;
  /** Who decides now; null: nobody, or several at once. */
  readonly deciding: string | null;
  /** The seats whose sealed bid is still awaited, as far as one may know; null: no bid is asked for. */
  readonly awaited: ReadonlySet<string> | null;
  /** Whose bid is given at the foot of the docked table, so that it needs not be scrolled to; null: nobody's. */
  readonly bidsAtFoot: string | null;
  /** The words of the answers that are asked for now. */
  readonly asked: ReadonlySet<string>;
}

export const MetroContext = createContext<MetroParts | null>(null);

export function useMetro(): MetroParts {
  const parts = useContext(MetroContext);
  if (parts === null) throw new Error('outside of a board');
  return parts;
}
