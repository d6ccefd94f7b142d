import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type AlterableTable, alterable } from '#renderer/desk/altering/alterable.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';
import { usePlayedDocuments } from '#renderer/parts/documents/use-documents.ts';
import { useGameShape } from '#renderer/tables/plain/use-game-shape.ts';

/** Null while no game runs or before the engine has described the game. */
export function useTableMap(): AlterableTable | null {
  const view = useStore(playStore, (state) => state.view);
  const locale = useLocale();
  const shape = useGameShape(usePlayedDocuments(), locale);
  return useMemo(
    () => (view === null || shape === null ? null : alterable(view, shape, locale)),
    [view, shape, locale],
  );
}
