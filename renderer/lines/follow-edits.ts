import { usePlay } from '../play/play-store.ts';
import { rememberContents } from './known-contents.ts';

/** How long the content must rest after an edit before all that is kept is played again on it, in milliseconds. */
const REST = 3000;

/** From now on plays all that is kept again after each edit that the game has taken. */
export function followEdits(): void {
  rememberContents();
  const rest: { timer: ReturnType<typeof setTimeout> | undefined } = { timer: undefined };
  usePlay.subscribe(({ playedOn }, before) => {
    if (playedOn === before.playedOn || before.playedOn === null) return;
    clearTimeout(rest.timer);
    rest.timer = setTimeout(async () => {
      const { playAllAgain } = await import('./play-all-again.ts');
      await playAllAgain();
    }, REST);
  });
}
