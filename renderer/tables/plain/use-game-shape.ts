import { useEffect, useState } from 'react';
import type { Documents } from '#engine/kernel/system.ts';
import { askGameShape } from '../../play/play-commands.ts';
import { usePlay } from '../../play/play-store.ts';
import type { Locale } from '../../words/locale-store.ts';
import type { GameShape } from '../../workers/game-shape.ts';

/** What the engine says of the game that is played on these documents; null until it has. */
export function useGameShape(documents: Documents, locale: Locale): GameShape | null {
  const [shape, setShape] = useState<GameShape | null>(null);
  const hasContent = usePlay((state) => state.hasContent);
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
