import type { ProspectView } from '#api/session/advice.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { FormerGame } from '../play/play-store.ts';
import { store } from '../state/store.ts';

export interface WhatIf {
  readonly of: unknown;
  readonly rows: ReadonlyMap<string, ProspectView>;
  readonly games: number;
  readonly playouts: number;
  /** The scene nearest to a victory that any game reached. */
  readonly farthest: Text | null;
  readonly isOver: boolean;
}

export type Reach = AdviceSearch | FoundGame | NotReached;

export interface AdviceSearch {
  readonly kind: 'searching';
  readonly search: object;
  readonly games: number;
  readonly of: number;
}
/** The game that was found is on the table; `forced`: a cheat made its position. */
export interface FoundGame {
  readonly kind: 'found' | 'forced';
  readonly name: Text;
  readonly setup: JsonObject;
  readonly at: number;
  /** The previous game; null: none. */
  readonly former: FormerGame | null;
}
export interface NotReached {
  readonly kind: 'notReached';
  readonly name: Text | null;
  readonly games: number;
  readonly nearest: Text | null;
  readonly chain: readonly string[] | null;
  readonly forced: { readonly setup: JsonObject; readonly entries: readonly JsonObject[] } | null;
}

export interface WhatIfOptions {
  readonly playouts: number;
  readonly player: string;
  readonly seed: number;
}

interface AdviceState {
  readonly whatIf: WhatIf | null;
  readonly reach: Reach | null;
  readonly options: WhatIfOptions;
  readonly isWishing: boolean;
  readonly wish: JsonObject | null;
}

export const adviceStore = store<AdviceState>(() => ({
  whatIf: null,
  reach: null,
  options: { playouts: 16, player: 'greedy', seed: 1 },
  isWishing: false,
  wish: null,
}));
