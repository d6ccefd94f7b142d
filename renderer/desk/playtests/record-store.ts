import { store } from '../state/store.ts';

interface Recording {
  readonly isOpen: boolean;
  /** Entries from `from` to before `to`. Null: not marked. */
  readonly from: number | null;
  readonly to: number | null;
}

export const recordStore = store<Recording>(() => ({ isOpen: false, from: null, to: null }));
