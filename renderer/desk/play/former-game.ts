import { playOnOwnTexts } from './own-content.ts';
import { replayGame } from './play-commands.ts';
import { type FormerGame, playStore } from './play-store.ts';
import { current } from './running-engine.ts';

export function runningGame(): FormerGame | null {
  const { played, line, undone, reward, ownContent, playedOn } = current();
  return played === null ? null : { played, line, undone, reward, own: ownContent === null ? null : playedOn };
}

export async function reopenGame({ played, line, undone, reward, own }: FormerGame): Promise<void> {
  const isOnOwn = own !== null && line !== null && (await playOnOwnTexts(played, line, own));
  if (!isOnOwn) await replayGame(played, line);
  const { state, difference } = playStore.getState();
  // A line that breaks earlier has no redo
  if (state === 'running' && difference.kind !== 'broken') playStore.setState({ undone, reward });
}
