import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';
import { piece } from './desk-state.ts';

/** A store of the open desk, which views read by `useStore`. */
export function store<State>(initial: StateCreator<State>): StoreApi<State> {
  const here = piece(() => createStore<State>()(initial));
  return {
    getState: () => here().getState(),
    getInitialState: () => here().getInitialState(),
    setState: ((...change: Parameters<StoreApi<State>['setState']>) =>
      here().setState(...change)) as StoreApi<State>['setState'],
    subscribe: (heard) => here().subscribe(heard),
  };
}
