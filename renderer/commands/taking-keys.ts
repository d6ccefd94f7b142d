import { create } from 'zustand';

/** While somebody presses keys to bind or to find them, they do nothing else. */
const useTaking = create<{ readonly isTaking: boolean }>(() => ({ isTaking: false }));

export function isTakingKeys(): boolean {
  return useTaking.getState().isTaking;
}

export function takeKeys(isTaking: boolean): void {
  useTaking.setState({ isTaking });
}
