import { create } from 'zustand';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { newGame } from './play-commands.ts';
import { usePlay } from './play-store.ts';

/** A new game that waits for the person to say whether the one under way may be thrown away. */
export const useNewGame = create<{ readonly waiting: JsonObject | null }>(() => ({ waiting: null }));

/** Begins a new game: at once when there is nothing to lose, else when it has been asked. */
export function askNewGame(setup: JsonObject): void {
  if (decisionsUnderWay() === 0) void newGame(setup);
  else useNewGame.setState({ waiting: setup });
}

/** How many decisions a new game would throw away, those that were taken back too. A game that is over is none. */
export function decisionsUnderWay(): number {
  const { state, view, undone } = usePlay.getState();
  if (state !== 'running' || view === null || view.result !== null) return 0;
  return view.at + undone.length;
}
