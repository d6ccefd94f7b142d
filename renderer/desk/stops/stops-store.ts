import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { store } from '../state/store.ts';

/** Where the game is to stand still: before an effect, by its way through the content, or after a kind of event. */
export type Stopping =
  | { readonly kind: 'effect'; readonly way: string; readonly condition: JsonObject | null }
  | { readonly kind: 'event'; readonly event: string; readonly said: string; readonly condition: JsonObject | null };

export const nameOf = (point: Stopping): string => (point.kind === 'effect' ? point.way : point.event);

/** An effect of the content that ran in this line. */
export interface Ran {
  readonly times: number;
  /** After which entries of the log; -1: in the set-up. */
  readonly entries: readonly number[];
}

interface StopsState {
  readonly points: readonly Stopping[];
  /** Those of them that the content has nothing for any more, by their names. */
  readonly dead: ReadonlySet<string>;
  /** What ran in this line, by ways. */
  readonly ran: ReadonlyMap<string, Ran>;
  /** The breakpoint whose condition is asked for. */
  readonly asked: Stopping | null;
}

/** Where the game stands still, and where it has been. Written by the commands of play alone. */
export const stopsStore = store<StopsState>(() => ({ points: [], dead: new Set(), ran: new Map(), asked: null }));
