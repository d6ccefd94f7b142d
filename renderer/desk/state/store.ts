import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';

/** A piece of the desk's state, which views read by `useStore`. */
export function store<State>(initial: StateCreator<State>): StoreApi<State> {
  return createStore<State>()(initial);
}
