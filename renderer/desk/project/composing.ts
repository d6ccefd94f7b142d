import { store } from '../state/store.ts';

/** The text including the composition. */
export interface Composed {
  readonly path: string;
  readonly text: string;
}

interface Composing {
  readonly isComposing: boolean;
  readonly composed: Composed | null;
}

/** The current composition. It becomes part of the project when it ends, but is saved against crashes. */
export const composingStore = store<Composing>(() => ({ isComposing: false, composed: null }));
