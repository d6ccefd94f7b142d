import type { StoreApi } from 'zustand/vanilla';

/** State that outlives the page, declared where it is: how to read it, and how to follow its changes. */
export interface Keep<Value> {
  readonly read: () => Value;
  readonly follow: (changed: () => void) => void;
}

export interface KeepTaken<Value> extends Keep<Value> {
  /** Restores the kept state. */
  readonly take: (kept: Value) => void;
}

/** Follows parts of a store's state. */
export const changesOf =
  <State>({ subscribe }: StoreApi<State>, partsOf: (state: State) => readonly unknown[]) =>
  (changed: () => void): void => {
    subscribe((state, before) => {
      const was = partsOf(before);
      if (partsOf(state).some((part, i) => part !== was[i])) changed();
    });
  };
