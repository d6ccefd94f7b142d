import { store } from '../state/store.ts';
import { inBackground } from '../timing/pending.ts';

/** Something that goes on for a while: what it is called, how far it is, and how it is stopped where it can be. */
export interface RunningWork {
  readonly id: number;
  readonly ja: string;
  readonly en: string;
  readonly done: number;
  /** Null: nobody knows how much there is. */
  readonly of: number | null;
  readonly stop: (() => void) | null;
}

/** What a piece of work says of itself while it goes on. */
export interface WorkUnderWay {
  progress(done: number, of: number | null): void;
  end(): void;
}

interface Running {
  /** What has gone on for so long that one wants to know of it. */
  readonly works: readonly RunningWork[];
  readonly begun: number;
}

/** From when on work is told of, in milliseconds. */
const LONG = 1000;

/** What goes on at the moment, the oldest first. Whoever does something that may take longer begins it here, and ends it. */
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
