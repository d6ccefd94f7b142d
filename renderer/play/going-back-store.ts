import { create } from 'zustand';
import type { SaidSeen } from '../workers/engine-calls.ts';

/** A step back past what seats have seen, that waits for the person to say so. */
export interface GoingBack {
  readonly to: number;
  /** How many entries it takes back. */
  readonly count: number;
  readonly said: SaidSeen;
}

/** `isUnasked`: in this project whoever sees everything does not want to be asked; it comes with the desk that was kept. */
export const useGoingBack = create<{ readonly waiting: GoingBack | null; readonly isUnasked: boolean }>(() => ({
  waiting: null,
  isUnasked: false,
}));

export function goBackUnasked(isUnasked: boolean): void {
  useGoingBack.setState({ isUnasked });
}
