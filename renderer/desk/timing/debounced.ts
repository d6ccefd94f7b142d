import { soon } from './pending.ts';

interface Signal {
  addEventListener(kind: 'abort', heard: () => void): void;
}

/** Debounces a request: waits, and never resolves if the signal aborts first. */
export const debounced = (milliseconds: number, signal: Signal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', soon(resolve, milliseconds)));
