import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { askGameShape } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import type { GameShape } from '#renderer/desk/workers/game-shape.ts';

/** Null until the engine answers. */
export function useGameShape(documents: Documents, locale: Locale): GameShape | null {
  const [shape, setShape] = useState<GameShape | null>(null);
  const hasContent = useStore(playStore, (state) => state.hasContent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other documents call things otherwise
  useEffect(() => {
    let isWanted = hasContent;
    if (hasContent) void askGameShape(locale).then((found) => isWanted && setShape(found));
    return () => {
      isWanted = false;
    };
  }, [hasContent, documents, locale]);
  return shape;
}
