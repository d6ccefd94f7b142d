import { store } from '../state/store.ts';

/** The whole text of a file with what is being composed in it. */
export interface Composed {
  readonly path: string;
  readonly text: string;
}

interface Composing {
  readonly isComposing: boolean;
  readonly composed: Composed | null;
}

/**
 * What an input method composes in an editor. Until it has ended the letters stand in the editor alone, for they are not
 * written yet: no problem, face, board or mark of the desk speaks of them. They are kept against a crash all the same.
 */
export const composingStore = store<Composing>(() => ({ isComposing: false, composed: null }));
