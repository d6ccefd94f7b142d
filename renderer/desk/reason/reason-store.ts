import type { Anchor } from '../stage/anchor.ts';
import { store } from '../state/store.ts';

/** What somebody wants to know the reason of: an event by its place among all, or the numbers that the table shows of a thing. */
export type Wondered =
  | { readonly kind: 'event'; readonly event: number }
  | { readonly kind: 'numbers'; readonly names: readonly string[]; readonly label: string };

interface ReasonState {
  /** What is asked, beside what it is shown and where the focus goes back to; null: nothing. */
  readonly asked: { readonly about: Wondered; readonly anchor: Anchor } | null;
}

export const reasonStore = store<ReasonState>(() => ({ asked: null }));

export function askReason(about: Wondered, anchor: Anchor): void {
  reasonStore.setState({ asked: { about, anchor } });
}
export function closeReason(): void {
  reasonStore.setState({ asked: null });
}
