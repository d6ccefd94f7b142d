import { create } from 'zustand';
import { useProblems } from '../problems/problems-store.ts';
import { usePlay } from './play-store.ts';

/** How long one waits, in milliseconds, where a game may lie out of sight, or where there may be none to play. */
const LONGEST = 6000;

/** Whether what can be chosen in a game was drawn. */
const useDrawn = create<{ readonly isDrawn: boolean }>(() => ({ isDrawn: false }));

export function noteDrawn(): void {
  if (!useDrawn.getState().isDrawn) useDrawn.setState({ isDrawn: true });
}

/** Until there is a game to look at, or none is to be waited for. What nobody can use before comes after it. */
export function firstBoard(): Promise<void> {
  return new Promise((resolve) => {
    let waited: ReturnType<typeof setTimeout> | undefined;
    const unheard = [useDrawn, usePlay, useProblems].map((store) => store.subscribe(look));
    look();
    function look(): void {
      const { view, state, difference, hasContent } = usePlay.getState();
      const isThere = useDrawn.getState().isDrawn || state === 'stopped' || difference.kind === 'invalid';
      if (isThere) return end();
      const mayNotCome = view !== null || (useProblems.getState().checked && !hasContent);
      if (mayNotCome) waited ??= setTimeout(end, LONGEST);
      else {
        clearTimeout(waited);
        waited = undefined;
      }
    }
    function end(): void {
      clearTimeout(waited);
      for (const stop of unheard) stop();
      // What was drawn is shown first.
      setTimeout(resolve);
    }
  });
}
