import { createContext, useContext } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import type { PrintedGame } from './game-document.ts';
import type { DrawnMap } from './map-document.ts';
import type { ScytheNumbers, ScytheTableDocument } from './table-document.ts';
import type { ScythePrint } from './table-words.ts';
import type { ScytheWords } from './words/generated/scythe-words.ts';

export interface ScytheParts {
  readonly table: ScytheTableDocument;
  readonly numbers: ScytheNumbers;
  readonly map: DrawnMap;
  readonly game: PrintedGame;
  readonly words: ScytheWords;
  readonly print: ScythePrint;
  readonly documents: Documents;
  readonly locale: Locale;
  readonly about: JsonObject;
  /** Null: no seat, or several. */
  readonly deciding: string | null;
  /** The seats whose sealed dial is still missing, as far as visible. */
  readonly awaited: ReadonlySet<string>;
  /** Values of `do` that are legal now. */
  readonly asked: ReadonlySet<string>;
  readonly movable: ReadonlySet<string>;
  /** The unit whose steps the map shows. */
  readonly picked: string | null;
  readonly onPick: (unit: string) => void;
}

export const ScytheContext = createContext<ScytheParts | null>(null);

export function useScythe(): ScytheParts {
  const parts = useContext(ScytheContext);
  if (parts === null) throw new Error('outside of a board');
  return parts;
}
