import type { JsonObject } from '#engine/kernel/basics/json.ts';

/** What the engine was asked to do. */
export type Doing =
  | { readonly kind: 'reading' | 'beginning' | 'editing' | 'restoring' | 'playing' | 'stepping' | 'looking' }
  | { readonly kind: 'entry'; readonly entry: JsonObject };

/** Something is wrong with the engine, and with whose effects. */
export interface EngineAlarm {
  /**
   * silent: it has not answered for too long. broke: it failed, and must be started again.
   * endless: it gave up by itself on effects that go round or pile up; the game is as it was.
   */
  readonly kind: 'silent' | 'broke' | 'endless';
  readonly doing: Doing;
  /** The entry of the log that it carried out; −1: the set-up; null: not known. */
  readonly entry: number | null;
  /** Paths into the content, from the outermost effect. */
  readonly chain: readonly string[];
}
