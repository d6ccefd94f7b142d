import type { KeptGame } from '#api/studio/kept-work.ts';
import { documentsTogether } from '../project/documents.ts';
import { projectStore } from '../project/project-store.ts';
import { changesOf, type KeepTaken } from '../state/keep.ts';
import { gameTable } from '../table/game-tables.ts';
import { reopenGame } from './former-game.ts';
import { newGame } from './play-commands.ts';
import { playStore } from './play-store.ts';

export const keptGame: KeepTaken<KeptGame | null> = {
  read() {
    const { played, undone, reward, line } = playStore.getState();
    if (played === null) return null;
    return {
      setup: played.setup,
      entries: [...played.entries],
      undone: [...undone],
      takenBack: [...(played.takenBack ?? [])],
      ...(line === null ? {} : { line }),
      ...(reward === null ? {} : { reward }),
    };
  },
  follow(changed) {
    const hasGame = () => playStore.getState().played !== null;
    changesOf(playStore, ({ played, undone, reward, line }) => [played, undone, reward, line])(
      () => hasGame() && changed(),
    );
  },
  // Starts a game as soon as possible: the saved one, else a new one.
  take(kept) {
    playStore.subscribe(({ hasContent, state }, before) => {
      if (hasContent && !before.hasContent && state === 'none') void begin(kept);
    });
  },
};

async function begin(kept: KeptGame | null): Promise<void> {
  if (kept !== null) {
    const { line = null, undone, reward = null } = kept;
    await reopenGame({ played: kept, line, undone, reward, own: null });
    if (playStore.getState().state === 'running') return;
  }
  // The saved game cannot be set up on this content.
  const documents = documentsTogether(projectStore.getState().files);
  const setup = gameTable(documents).firstSetup(documents);
  if (setup !== null) await newGame(setup);
}
