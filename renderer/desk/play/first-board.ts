import { problemsStore } from '../problems/problems-store.ts';
import { store } from '../state/store.ts';
import { inBackground, soon } from '../timing/pending.ts';
import { playStore } from './play-store.ts';

/** In milliseconds, in case the board is hidden or there is no game. */
const LONGEST = 6000;

const drawnStore = store<{ readonly isDrawn: boolean }>(() => ({ isDrawn: false }));

export function noteDrawn(): void {
  if (!drawnStore.getState().isDrawn) drawnStore.setState({ isDrawn: true });
}

/** Resolves once a board is shown, or none is expected. Less urgent work should wait for it. */
export function firstBoard(): Promise<void> {
  return new Promise((resolve) => {
    let callOff: (() => void) | undefined;
    const unheard = [drawnStore, playStore, problemsStore].map((store) => store.subscribe(look));
    look();
    function look(): void {
      const { view, state, difference, hasContent } = playStore.getState();
      const isThere = drawnStore.getState().isDrawn || state === 'stopped' || difference.kind === 'invalid';
      if (isThere) return end();
      const mayNotCome = view !== null || (problemsStore.getState().checked && !hasContent);
      if (mayNotCome) callOff ??= inBackground(end, LONGEST);
      else {
        callOff?.();
        callOff = undefined;
      }
    }
    function end(): void {
      callOff?.();
      for (const stop of unheard) stop();
      // After the next paint.
      soon(resolve, 0);
    }
  });
}
