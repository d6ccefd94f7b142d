import { store } from '../state/store.ts';
import { inBackground } from '../timing/pending.ts';

export interface RunningWork {
  readonly id: number;
  readonly ja: string;
  readonly en: string;
  readonly done: number;
  /** Null: unknown. */
  readonly of: number | null;
  readonly stop: (() => void) | null;
}

export interface WorkUnderWay {
  progress(done: number, of: number | null): void;
  end(): void;
}

interface Running {
  /** Tasks that have run long enough to be shown. */
  readonly works: readonly RunningWork[];
  readonly begun: number;
}

/** Delay before a task is shown, in milliseconds. */
const LONG = 1000;

/** Oldest first. Long tasks register here. */
export const runningWorkStore = store<Running>(() => ({ works: [], begun: 0 }));
const { getState, setState } = runningWorkStore;

export function beginWork(name: { readonly ja: string; readonly en: string }, stop: (() => void) | null): WorkUnderWay {
  const id = getState().begun;
  setState({ begun: id + 1 });
  let [done, of]: readonly [number, number | null] = [0, null];
  let isShown = false;
  const callOff = inBackground(() => {
    isShown = true;
    const { ja, en } = name;
    setState({ works: [...getState().works, { id, ja, en, done, of, stop }] });
  }, LONG);
  return {
    progress(nowDone, nowOf) {
      [done, of] = [nowDone, nowOf];
      if (isShown) setState({ works: getState().works.map((one) => (one.id === id ? { ...one, done, of } : one)) });
    },
    end() {
      callOff();
      if (isShown) setState({ works: getState().works.filter((one) => one.id !== id) });
    },
  };
}
