import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { store } from '../state/store.ts';

/** A breakpoint: before an effect, by path, or after a kind of event. */
export type Stopping =
  | { readonly kind: 'effect'; readonly way: string; readonly condition: JsonObject | null }
  | { readonly kind: 'event'; readonly event: string; readonly said: string; readonly condition: JsonObject | null };

export const nameOf = (point: Stopping): string => (point.kind === 'effect' ? point.way : point.event);

export interface Ran {
  readonly times: number;
  /** Log entries; -1: the set-up. */
  readonly entries: readonly number[];
}

interface StopsState {
  readonly points: readonly Stopping[];
  /** Names of breakpoints without an effect in the content. */
  readonly dead: ReadonlySet<string>;
  /** By effect path. */
  readonly ran: ReadonlyMap<string, Ran>;
  readonly asked: Stopping | null;
}

/** Written only by commands of `play`. */
export const breakpointsStore = store<StopsState>(() => ({ points: [], dead: new Set(), ran: new Map(), asked: null }));
