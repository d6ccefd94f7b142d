import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Trail } from '../workers/engine-trail.ts';

export type EngineTask =
  | { readonly kind: 'reading' | 'beginning' | 'editing' | 'restoring' | 'playing' | 'stepping' | 'looking' }
  | { readonly kind: 'entry'; readonly entry: JsonObject };

export interface EngineAlarm {
  /** slow: silent without a game to return to. broke: crashed. endless: gave up; the game is unchanged. */
  readonly kind: 'silent' | 'slow' | 'broke' | 'endless';
  readonly doing: EngineTask;
  /** The log entry being executed; −1: the set-up; null: unknown. */
  readonly entry: number | null;
  /** Effect paths, outermost first. */
  readonly chain: readonly string[];
}

/** A first reading runs no effects and is only slow; before a first game there is nothing to return to. */
export function alarmOfSilence(doing: EngineTask, { entry, chain }: Trail, hasGame: boolean): EngineAlarm | null {
  if (!hasGame && doing.kind === 'reading') return null;
  return { kind: hasGame ? 'silent' : 'slow', doing, entry: isLong(doing) ? entry : null, chain };
}

/** Executes many log entries, so the current one is worth naming. */
function isLong({ kind }: EngineTask): boolean {
  return kind === 'editing' || kind === 'restoring' || kind === 'playing';
}
