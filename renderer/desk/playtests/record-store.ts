import { store } from '../state/store.ts';

interface Recording {
  readonly isOpen: boolean;
  /** The stretch: from the entry `from` up to the one before `to`. Null: where nothing was marked. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Which stretch of the game is to become a test. */
export const recordStore = store<Recording>(() => ({ isOpen: false, from: null, to: null }));
