import { useMemo } from 'react';
import { usePlay } from '../play/play-store.ts';
import { usePlayedDocuments } from '../play/use-documents.ts';
import { useGameShape } from '../tables/plain/use-game-shape.ts';
import { useLocale } from '../words/locale-store.ts';
import { type Alterable, alterable } from './alterable.ts';

/** Null while nothing is played, or as long as the engine has not said what the game is made of. */
export function useTableMap(): Alterable | null {
  const view = usePlay((state) => state.view);
  const locale = useLocale((state) => state.locale);
  const shape = useGameShape(usePlayedDocuments(), locale);
  return useMemo(
    () => (view === null || shape === null ? null : alterable(view, shape, locale)),
    [view, shape, locale],
  );
}
