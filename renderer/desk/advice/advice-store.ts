import type { ToldProspect } from '#api/session/advice.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { FormerGame } from '../play/play-store.ts';
import { store } from '../state/store.ts';

/** How games go on from each legal answer. */
export interface WhatIf {
  /** The answers that were legal where it was asked. */
  readonly of: unknown;
  readonly rows: ReadonlyMap<string, ToldProspect>;
  readonly games: number;
  readonly playouts: number;
  readonly isOver: boolean;
}

/** Looking for a game that comes to a goal. */
export type Reach = AdviceSearch | FoundGame | NotReached;

export interface AdviceSearch {
  readonly kind: 'searching';
  /** Tells one search from another. */
  readonly search: object;
  readonly games: number;
  readonly of: number;
}
/** The game that was found is on the table; `forced`: its position was made by a cheat. */
export interface FoundGame {
  readonly kind: 'found' | 'forced';
  readonly name: Text;
  readonly setup: JsonObject;
  readonly at: number;
  /** What was played before; null: nothing. */
  readonly former: FormerGame | null;
}
/** A goal that no game has come to. */
export interface NotReached {
  readonly kind: 'notReached';
  readonly name: Text | null;
  readonly games: number;
  readonly nearest: Text | null;
  readonly chain: readonly string[] | null;
  /** A position made by a cheat. */
  readonly forced: { readonly setup: JsonObject; readonly entries: readonly JsonObject[] } | null;
}

/** How games are played on from each answer. */
export interface WhatIfOptions {
  readonly playouts: number;
  /** A player by its name. */
  readonly player: string;
  readonly seed: number;
}

interface AdviceState {
  readonly whatIf: WhatIf | null;
  readonly reach: Reach | null;
  readonly options: WhatIfOptions;
  /** A condition is asked for, to be played to. */
  readonly isWishing: boolean;
  /** The condition that was played to last. */
  readonly wish: JsonObject | null;
}

/** What looking ahead has come to, as far as it is shown. */
export const adviceStore = store<AdviceState>(() => ({
  whatIf: null,
  reach: null,
  options: { playouts: 16, player: 'greedy', seed: 1 },
  isWishing: false,
  wish: null,
}));
