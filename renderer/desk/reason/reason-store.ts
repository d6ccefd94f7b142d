import type { Anchor } from '../stage/anchor.ts';
import { store } from '../state/store.ts';

export type ReasonSubject =
  | { readonly kind: 'event'; readonly event: number }
  | {
      readonly kind: 'numbers';
      readonly names: readonly string[];
      readonly label: string;
      /** The one that is asked about, such as `figures/test/odds`; without it, all are listed. */
      readonly place?: string;
    };

interface ReasonState {
  /** The subject and the anchor of the panel; null: closed. */
  readonly asked: { readonly about: ReasonSubject; readonly anchor: Anchor } | null;
}

export const reasonStore = store<ReasonState>(() => ({ asked: null }));

export function askReason(about: ReasonSubject, anchor: Anchor): void {
  reasonStore.setState({ asked: { about, anchor } });
}
export function closeReason(): void {
  reasonStore.setState({ asked: null });
}
