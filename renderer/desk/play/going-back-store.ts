import { store } from '../state/store.ts';
import type { SaidSeen } from '../workers/engine-calls.ts';

/** A step back past what seats have seen, that waits for the person to say so. */
export interface GoingBack {
  readonly to: number;
  /** How many entries it takes back. */
  readonly count: number;
  readonly said: SaidSeen;
}

export const goingBackStore = store<{ readonly waiting: GoingBack | null }>(() => ({ waiting: null }));
