import type { ChangeView, ReachedBySession } from '#api/session/advice.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

export interface AdvisedGame {
  readonly files: Readonly<Record<string, string>>;
  readonly setup: JsonObject;
  readonly entries: readonly JsonObject[];
}

/** The progress of a long search; `done`: its result. */
export type Progressing<Done> = {
  readonly games: number;
  readonly of: number;
  readonly done: Done | null;
};

export type ReachDone = ReachFound | { readonly fault: Text } | null;
export interface ReachFound {
  readonly name: Text;
  readonly reached: Omit<ReachedBySession, 'goal'>;
}

export interface LegalityHintsView {
  readonly tried: number;
  readonly changes: readonly ChangeView[];
  readonly later: {
    readonly at: number;
    readonly answers: readonly JsonObject[];
    readonly sentences: readonly Text[];
  } | null;
}

/** Searches for the first of these names that is a goal, or for a condition, first in kept lines. */
export interface AskedToReach {
  readonly files: AdvisedGame['files'];
  readonly names: readonly string[];
  readonly wish: JsonObject | null;
  readonly kept: readonly Pick<AdvisedGame, 'setup' | 'entries'>[];
  readonly games: number;
  readonly seed: number;
}
export interface AskedWhatIf {
  readonly game: AdvisedGame;
  readonly playouts: number;
  readonly player: string;
  readonly seed: number;
  readonly seat: number | null;
}
