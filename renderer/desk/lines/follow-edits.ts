import { presentTexts } from '../play/own-content.ts';
import { playStore } from '../play/play-store.ts';
import { rememberContents } from './known-contents.ts';

/** How long the content must rest after an edit before all that is kept is played again on it, in milliseconds. */
const REST = 3000;

/** From now on plays all that is kept again after each edit that the game has taken. */
export function followEdits(): void {
  rememberContents();
  const rest: { timer: ReturnType<typeof setTimeout> | undefined } = { timer: undefined };
  playStore.subscribe((state, before) => {
    const was = presentTexts(before);
    if (was === null || presentTexts(state) === was) return;
    clearTimeout(rest.timer);
    rest.timer = setTimeout(async () => {
      const { playAllAgain } = await import('./play-all-again.ts');
      await playAllAgain();
    }, REST);
  });
}
