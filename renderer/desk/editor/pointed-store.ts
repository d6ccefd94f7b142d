import { store } from '../state/store.ts';

/** A stretch of a text that another view stands for, by offsets. */
export interface Pointed {
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** What is being worked on in a view beside the text; null: nothing. */
export const pointedStore = store<{ readonly pointed: Pointed | null }>(() => ({ pointed: null }));
