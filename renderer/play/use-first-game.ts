import { useEffect } from 'react';
import type { KeptGame } from '#api/kept-work.ts';
import { findTable } from '../tables/table-list.ts';
import { newGame, playAgain } from './play-commands.ts';
import { usePlay } from './play-store.ts';
import { useDocuments } from './use-documents.ts';

/** The game begins by itself as soon as there is something to play: the one that was running, else a new one. */
export function useFirstGame(kept: KeptGame | null): void {
  const documents = useDocuments();
  const { hasContent, state } = usePlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is something to play
  useEffect(() => {
    if (!hasContent || state !== 'none') return;
    const setup = findTable(documents).firstSetup(documents);
    void begin();

    async function begin(): Promise<void> {
      if (kept !== null) {
        await playAgain(kept, kept.line ?? null);
        if (usePlay.getState().state === 'running') {
          if (usePlay.getState().difference.kind !== 'broken')
            usePlay.setState({ undone: kept.undone, reward: kept.reward ?? null });
          return;
        }
      }
      // What was kept cannot even be set up any more on the content as it is.
      if (setup !== null) await newGame(setup);
    }
  }, [hasContent]);
}
