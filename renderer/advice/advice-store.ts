import { create } from 'zustand';
import type { ToldProspect } from '#api/advice.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/system.ts';

/** How games go on from each legal answer. */
export interface WhatIf {
  /** The answers that were legal where it was asked. */
  readonly of: unknown;
  readonly rows: ReadonlyMap<string, ToldProspect>;
  readonly games: number;
  readonly playouts: number;
  readonly isOver: boolean;
}

/** A goal that no game has come to. */
export interface NotReached {
  readonly name: Text | null;
  readonly games: number;
  readonly nearest: Text | null;
  readonly chain: readonly string[] | null;
  /** A position made by a cheat. */
  readonly forced: { readonly setup: JsonObject; readonly entries: readonly JsonObject[] } | null;
}

/** What looking ahead has come to, as far as it is shown. */
export const useAdvice = create<{ readonly whatIf: WhatIf | null; readonly notReached: NotReached | null }>(() => ({
  whatIf: null,
  notReached: null,
}));
