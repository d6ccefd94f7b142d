import type { ReachedBySession, ToldChange } from '#api/session/advice.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

/** A game that is asked about: the texts that it is played on, and how it is played again. */
export interface AskedGame {
  readonly files: Readonly<Record<string, string>>;
  readonly setup: JsonObject;
  readonly entries: readonly JsonObject[];
}

/** How far something is that takes long; `done`: what came of it. */
export type Progressing<Done> = {
  readonly games: number;
  readonly of: number;
  readonly done: Done | null;
};

/** What came of a search, with the goal as it is called; why a condition cannot be read; null: no such thing can be a goal. */
export type ReachDone = ReachFound | { readonly fault: Text } | null;
export interface ReachFound {
  readonly name: Text;
  readonly reached: Omit<ReachedBySession, 'goal'>;
}

export interface Helps {
  readonly tried: number;
  readonly changes: readonly ToldChange[];
  readonly later: {
    readonly at: number;
    readonly answers: readonly JsonObject[];
    readonly sentences: readonly Text[];
  } | null;
}

/** The first of these names that is a goal is looked for, else a condition; kept lines are looked through first. */
export interface AskedToReach {
  readonly files: AskedGame['files'];
  readonly names: readonly string[];
  readonly wish: JsonObject | null;
  readonly kept: readonly Pick<AskedGame, 'setup' | 'entries'>[];
  readonly games: number;
  readonly seed: number;
}
export interface AskedWhatIf {
  readonly game: AskedGame;
  readonly playouts: number;
  readonly player: string;
  readonly seed: number;
  readonly seat: number | null;
}
