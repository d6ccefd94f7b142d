import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { KeptGame } from '#api/studio/kept-work.ts';
import { takeUpGame } from '#renderer/desk/play/former-game.ts';
import { newGame } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from '../../tables/table-list.ts';

/** The game begins by itself as soon as there is something to play: the one that was running, else a new one. */
export function useFirstGame(kept: KeptGame | null): void {
  const documents = useDocuments();
  const { hasContent, state } = useStore(playStore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is something to play
  useEffect(() => {
    if (!hasContent || state !== 'none') return;
    const setup = findTable(documents).firstSetup(documents);
    void begin();

    async function begin(): Promise<void> {
      if (kept !== null) {
        const { line = null, undone, reward = null } = kept;
        await takeUpGame({ played: kept, line, undone, reward, own: null });
        if (playStore.getState().state === 'running') return;
      }
      // What was kept cannot even be set up any more on the content as it is.
      if (setup !== null) await newGame(setup);
    }
  }, [hasContent]);
}
