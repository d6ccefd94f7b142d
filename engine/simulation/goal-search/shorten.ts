import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import { RefusalError, type RuleSystem } from '#engine/kernel/contract/system.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { GoalWatcher } from './lookout.ts';
import type { GameRecord } from './try-game.ts';

const mostPlays = 60;

/** Leaves out ranges, long ones first, and what becomes illegal. Returns a valid line, or the original. */
export function shortened(system: RuleSystem, lookout: GoalWatcher, line: GameRecord, plays = mostPlays): GameRecord {
  let best = line;
  let left = plays;
  for (let size = Math.ceil(line.log.length / 2); size >= 1 && left > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = Math.max(0, best.log.length - size); left > 0; at -= size) {
      const log = [...best.log.slice(0, Math.max(0, at)), ...best.log.slice(Math.max(0, at) + size)];
      left--;
      const shorter = replayed(system, lookout, { setup: best.setup, log });
      if (shorter !== null && shorter.log.length < best.log.length) best = shorter;
      if (at <= 0) break;
    }
  }
  return best;
}

/** Replays the legal entries up to the goal; null if it is not reached. */
export function replayed(system: RuleSystem, lookout: GoalWatcher, { setup, log }: GameRecord): GameRecord | null {
  lookout.begin();
  try {
    const session = Session.open(system, lookout.content, setup, { watch: lookout.watch });
    for (const entry of log) {
      if (lookout.isReached(session)) break;
      if (session.decision === null) return null;
      if ('cheat' in entry || session.meant(entry).length === 1) session.enter(entry);
    }
    return lookout.isReached(session) ? { setup, log: session.entries } : null;
  } catch (error) {
    if (error instanceof EngineFault || error instanceof RefusalError) return null;
    throw error;
  }
}

export function shortestOf(system: RuleSystem, lookout: GoalWatcher, kept: readonly GameRecord[]): GameRecord | null {
  const found = kept.flatMap((line) => replayed(system, lookout, line) ?? []);
  return found.sort((a, b) => a.log.length - b.log.length)[0] ?? null;
}
