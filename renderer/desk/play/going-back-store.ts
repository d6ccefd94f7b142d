import { store } from '../state/store.ts';
import type { SaidSeen } from '../workers/engine-calls.ts';

/** A step back past information that seats have seen, awaiting confirmation. */
export interface GoingBack {
  readonly to: number;
  readonly count: number;
  readonly said: SaidSeen;
}

export const goingBackStore = store<{ readonly waiting: GoingBack | null }>(() => ({ waiting: null }));
