import { useEffect } from 'react';
import { store } from '#renderer/desk/state/store.ts';

interface Taking {
  /** While keys are being recorded. */
  readonly isTaking: boolean;
  /** Open dialogs; they suspend the keys of the desk. */
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

function holdKeys(): () => void {
  setState(({ dialogs }) => ({ dialogs: dialogs + 1 }));
  return () => setState(({ dialogs }) => ({ dialogs: dialogs - 1 }));
}

/** For dialogs: suspends the keys of the desk while mounted. */
export function useHeldKeys(): void {
  useEffect(holdKeys, []);
}
