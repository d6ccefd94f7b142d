import type { ReachedBySession, ToldChange, ToldProspect } from '#api/session/advice.ts';
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

/** What is asked of the worker that looks ahead. What takes long is asked for a moment's work at a time. */
export type AdviceCalls = {
  /** The first of these names that is a goal is looked for, else a condition; kept lines are looked through first. */
  reach(ask: {
    readonly files: AskedGame['files'];
    readonly names: readonly string[];
    readonly wish: JsonObject | null;
    readonly kept: readonly Pick<AskedGame, 'setup' | 'entries'>[];
    readonly games: number;
    readonly seed: number;
  }): Promise<Progressing<ReachDone>>;
  whatIf(ask: {
    readonly game: AskedGame;
    readonly playouts: number;
    readonly player: string;
    readonly seed: number;
    readonly seat: number | null;
  }): Promise<
    Progressing<null> & {
      readonly rows: readonly ToldProspect[];
    }
  >;
  /** Goes on with what was begun last. */
  on(ask: null): (Progressing<ReachDone> & { readonly rows: readonly ToldProspect[] }) | null;
  helps(ask: { readonly game: AskedGame; readonly answer: JsonObject; readonly seat: number | null }): Promise<Helps>;
};
