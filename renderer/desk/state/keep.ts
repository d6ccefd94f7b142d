import type { StoreApi } from 'zustand/vanilla';

/** State saved across restarts: how to read it and follow its changes. */
export interface Keep<Value> {
  readonly read: () => Value;
  readonly follow: (changed: () => void) => void;
}

export interface KeepTaken<Value> extends Keep<Value> {
  readonly take: (kept: Value) => void;
}

export const changesOf =
  <State>({ subscribe }: StoreApi<State>, partsOf: (state: State) => readonly unknown[]) =>
  (changed: () => void): void => {
    subscribe((state, before) => {
      const was = partsOf(before);
      if (partsOf(state).some((part, i) => part !== was[i])) changed();
    });
  };
