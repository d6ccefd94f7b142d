import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';
import { deskState } from './desk-state.ts';

export function store<State>(initial: StateCreator<State>): StoreApi<State> {
  const here = deskState(() => createStore<State>()(initial));
  return {
    getState: () => here().getState(),
    getInitialState: () => here().getInitialState(),
    setState: ((...change: Parameters<StoreApi<State>['setState']>) =>
      here().setState(...change)) as StoreApi<State>['setState'],
    subscribe: (heard) => here().subscribe(heard),
  };
}
