import { problemsStore } from '../problems/problems-store.ts';
import { store } from '../state/store.ts';
import { inBackground, soon } from '../timing/pending.ts';
import { playStore } from './play-store.ts';

/** How long one waits, in milliseconds, where a game may lie out of sight, or where there may be none to play. */
const LONGEST = 6000;

/** Whether what can be chosen in a game was drawn. */
const drawnStore = store<{ readonly isDrawn: boolean }>(() => ({ isDrawn: false }));

export function noteDrawn(): void {
  if (!drawnStore.getState().isDrawn) drawnStore.setState({ isDrawn: true });
}

/** Until there is a game to look at, or none is to be waited for. What nobody can use before comes after it. */
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
      // What was drawn is shown first.
      soon(resolve, 0);
    }
  });
}
