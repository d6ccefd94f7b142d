import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Trail } from '../workers/engine-trail.ts';

/** What the engine was asked to do. */
export type EngineTask =
  | { readonly kind: 'reading' | 'beginning' | 'editing' | 'restoring' | 'playing' | 'stepping' | 'looking' }
  | { readonly kind: 'entry'; readonly entry: JsonObject };

/** Something is wrong with the engine, and with whose effects. */
export interface EngineAlarm {
  /**
   * silent: it has not answered for too long. slow: the same, before there is a game to go back to.
   * broke: it failed, and must be started again.
   * endless: it gave up by itself on effects that go round or pile up; the game is as it was.
   */
  readonly kind: 'silent' | 'slow' | 'broke' | 'endless';
  readonly doing: EngineTask;
  /** The entry of the log that it carried out; −1: the set-up; null: not known. */
  readonly entry: number | null;
  /** Paths into the content, from the outermost effect. */
  readonly chain: readonly string[];
}

/**
 * What is told of an engine that has not answered for a while; null: nothing. A project that is read for the first time runs
 * no effect that could be endless: it only takes its time. Before a first game there is nothing to go back to.
 */
export function alarmOfSilence(doing: EngineTask, { entry, chain }: Trail, hasGame: boolean): EngineAlarm | null {
  if (!hasGame && doing.kind === 'reading') return null;
  return { kind: hasGame ? 'silent' : 'slow', doing, entry: isLong(doing) ? entry : null, chain };
}

/** What carries out many entries of a log: which one it was is worth saying. */
function isLong({ kind }: EngineTask): boolean {
  return kind === 'editing' || kind === 'restoring' || kind === 'playing';
}
