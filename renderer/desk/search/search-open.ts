import { store } from '../state/store.ts';

export const searchOpenStore = store<{ readonly mode: 'find' | 'replace' | null; readonly asked: number }>(() => ({
  mode: null,
  asked: 0,
}));

export function openSearch(mode: 'find' | 'replace'): void {
  searchOpenStore.setState(({ asked }) => ({ mode, asked: asked + 1 }));
}
export function closeSearch(): void {
  searchOpenStore.setState({ mode: null });
}
