import { useEffect } from 'react';
import { store } from '#renderer/desk/state/store.ts';

interface Taking {
  /** While somebody presses keys to bind or to find them, they do nothing else. */
  readonly isTaking: boolean;
  /** How many dialogs are open upon the desk: while there is one, its keys are not the desk's. */
  readonly dialogs: number;
}
const takingStore = store<Taking>(() => ({ isTaking: false, dialogs: 0 }));
const { getState, setState } = takingStore;

export function isTakingKeys(): boolean {
  return getState().isTaking;
}

export function takeKeys(isTaking: boolean): void {
  setState({ isTaking });
}

export const hasDialog = (): boolean => getState().dialogs > 0;

/** A dialog is there, until what this gives back is called. */
function holdKeys(): () => void {
  setState(({ dialogs }) => ({ dialogs: dialogs + 1 }));
  return () => setState(({ dialogs }) => ({ dialogs: dialogs - 1 }));
}

/** What uses it is a dialog: the keys of the desk rest while it is there. */
export function useHeldKeys(): void {
  useEffect(holdKeys, []);
}
