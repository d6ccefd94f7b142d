import { create } from 'zustand';

/** Whether the search over the project is open, and with what can be written in the place of what is found. */
export const useSearchOpen = create<{ readonly mode: 'find' | 'replace' | null; readonly asked: number }>(() => ({
  mode: null,
  asked: 0,
}));

export function openSearch(mode: 'find' | 'replace'): void {
  useSearchOpen.setState(({ asked }) => ({ mode, asked: asked + 1 }));
}
export function closeSearch(): void {
  useSearchOpen.setState({ mode: null });
}
