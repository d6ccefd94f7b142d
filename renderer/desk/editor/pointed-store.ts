import { store } from '../state/store.ts';

export interface Pointed {
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

export const pointedStore = store<{ readonly pointed: Pointed | null }>(() => ({ pointed: null }));
