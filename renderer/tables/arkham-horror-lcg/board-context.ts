import { createContext, useContext } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { CardWords } from './card-words.ts';
import type { CardOfProject } from './printed-cards.ts';
import type { ArkhamNumbers, ArkhamTableDocument } from './table-document.ts';
import type { ArkhamWords } from './words/generated/arkham-words.ts';

export interface ArkhamParts {
  readonly table: ArkhamTableDocument;
  readonly numbers: ArkhamNumbers;
  readonly cards: ReadonlyMap<string, CardOfProject>;
  readonly words: ArkhamWords;
  readonly print: CardWords;
  readonly about: JsonObject;
  /** Null: no seat, or several. */
  readonly deciding: string | null;
  /** The seats that may answer now: their marks have the Ring. */
  readonly answering: ReadonlySet<string>;
  /** Values of `do` that are legal now. */
  readonly asked: ReadonlySet<string>;
}

export const ArkhamContext = createContext<ArkhamParts | null>(null);

export function useArkham(): ArkhamParts {
  const parts = useContext(ArkhamContext);
  if (parts === null) throw new Error('outside of a board');
  return parts;
}
